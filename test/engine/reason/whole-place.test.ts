import { describe, expect, it } from 'vitest';
import { wholePlace } from '../../../src/engine/reason/whole-place.ts';
import { prepare } from '../../../src/engine/retrieve/prepared.ts';
import { notebookOf } from '../notebook/from-texts.ts';

async function placesOf(text: string) {
  const { index } = await notebookOf({ d: text });
  const prepared = prepare(index);
  const { ranges } = index.sentences;
  const words = (s: number) => text.slice(ranges[2 * s], ranges[2 * s + 1]);
  return (start: string) => {
    const sentence = Array.from(index.sentences.document.keys()).find((s) => words(s).startsWith(start))!;
    const { first, last } = wholePlace(prepared, sentence, { text, mayStand: () => true });
    return text.slice(ranges[2 * first], ranges[2 * last + 1]);
  };
}

describe('wholePlace', () => {
  it('brings what "This is because" is about along', async () => {
    const place = await placesOf(
      'Ann, who lives across the river, was late for work again. The northern gate stayed shut for all of the morning. This is because the motor had burnt out. It rained.',
    );
    const gate = 'The northern gate stayed shut for all of the morning.';
    expect(place('This is')).toBe(`${gate} This is because the motor had burnt out.`);
    expect(place('The northern')).toBe(gate);
    expect(place('It rained')).toBe('It rained.');
  });

  it('brings along the sentence before, where that holds the cause of what a sentence states', async () => {
    const bees = 'The bees of both hives swarmed in the first week of May.';
    const place = await placesOf(`It rained. ${bees} There was therefore hardly any honey to sell.`);
    expect(place('There was')).toBe(`${bees} There was therefore hardly any honey to sell.`);
    expect(place('The bees')).toBe(bees);
  });

  it('brings the items of a list that a sentence announces', async () => {
    const text =
      'The outage had these causes:\n\n- The fuse was old.\n- Nobody had tested it.\n\nAll was mended by noon.';
    const place = await placesOf(text);
    expect(place('The outage')).toBe('The outage had these causes:\n\n- The fuse was old.\n- Nobody had tested it.');
  });

  it('brings along what is said next, where a sentence has only a few words', async () => {
    const diary =
      'Ran 18 km. Felt faint at the end and sat on a wall. I had eaten nothing but a banana since the evening before.\n\nWeighed myself.\n\nThe scales had been standing on the carpet the whole time.';
    const place = await placesOf(diary);
    expect(place('Ran 18')).toBe('Ran 18 km. Felt faint at the end and sat on a wall.');
    expect(place('Felt faint')).toBe('Felt faint at the end and sat on a wall.');
    expect(place('Weighed')).toBe('Weighed myself.');
  });

  it('brings the reply along with what is asked, whatever line it stands on', async () => {
    const place = await placesOf(
      'CB: How long have you worked down there, and always at night?\n\nJL: Nine years in October.\n\nCB: Thank you.',
    );
    expect(place('CB: How')).toContain('Nine years in October.');
    expect(place('CB: How')).not.toContain('Thank you');
  });

  it('brings nothing along for a short sentence that says what led to it', async () => {
    const place = await placesOf('The flood was caused by rain. The town hall had been painted in the spring.');
    expect(place('The flood')).toBe('The flood was caused by rain.');
  });

  it('keeps the entries of a log apart', async () => {
    const place = await placesOf(
      '28 April: Two roasts only.\n29 April: Bogdan off sick. Lifted a sack of sixty kilos all by himself.\n30 April: Closed.',
    );
    expect(place('28 April')).toBe('28 April: Two roasts only.');
    expect(place('29 April')).toBe('29 April: Bogdan off sick. Lifted a sack of sixty kilos all by himself.');
  });

  it('takes nothing from above a heading, nor what may not be cited', async () => {
    const place = await placesOf('The gate stayed shut.\n\n## Causes\n\nThis is because the motor had burnt out.');
    expect(place('This is')).toBe('This is because the motor had burnt out.');
  });
});

describe('an answer', () => {
  it('cites both sentences as one place', async () => {
    const text = 'The northern gate stayed shut all day. This was because the motor had burnt out overnight.';
    const { ask } = await notebookOf({ d: text });
    const { sentences } = await ask('Why was the northern gate shut because of the motor?');
    const places = sentences.flatMap(({ citations }) => citations.map(({ start, end }) => [start, end]));
    expect(places).toContainEqual([0, text.length]);
    expect(new Set(places.map(String)).size).toBe(places.length);
  });

  it('brings along what stands beside a sentence that only says again what was asked', async () => {
    const text =
      'Notes of the week.\n\nThe spring concert was moved to June. The hall has had no heating since May.\n\nThe choir bought new chairs.';
    const { ask } = await notebookOf({ d: text });
    const { sentences } = await ask('Why was the spring concert moved to June?');
    expect(sentences[0]!.text).toBe('The spring concert was moved to June. The hall has had no heating since May.');
  });

  it('goes on where a sentence that states no cause is the whole answer', async () => {
    const text =
      'The regatta has been put off until September. The landing stage is closed. Its piles are rotten. Tea was served.\n\nThe choir bought new chairs. It sang.';
    const { ask } = await notebookOf({ d: text });
    const { sentences } = await ask('Why was the regatta postponed until September?');
    expect(sentences.map((sentence) => sentence.text)).toEqual([
      'The regatta has been put off until September. The landing stage is closed. Its piles are rotten.',
    ]);
  });

  it('leaves a sentence alone that says of its own what led to it', async () => {
    const text = 'The spring concert was moved to June because the hall was cold. The choir bought new chairs.';
    const { ask } = await notebookOf({ d: text });
    const { sentences } = await ask('Why was the spring concert moved to June?');
    expect(sentences[0]!.text).toBe('The spring concert was moved to June because the hall was cold.');
  });
});
