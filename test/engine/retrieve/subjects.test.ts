import { describe, expect, it } from 'vitest';
import { intentOf } from '../../../src/engine/retrieve/intent.ts';
import { INTENTS } from '../../../src/engine/retrieve/intent-grammar.ts';
import { subjectsOf } from '../../../src/engine/retrieve/subjects.ts';
import { askedQuestion } from '../../fixtures/asked-question.ts';

describe('what a question asks about', () => {
  it('is the stretch of words that is likeliest to be it', () => {
    const question = 'Would anyone know what lay behind the fire at the mill, please?';
    const asked = askedQuestion(question, 'cause', { about: 'the fire at the mill', other: '' });
    expect(subjectsOf(question, 'cause', asked)).toEqual({ about: 'the fire at the mill', other: '' });
  });

  it('has another end where two things are related, in either order, and in no other question', () => {
    for (const question of ['How did the frost end in the strike?', 'The strike: how does it go back to the frost?']) {
      const subjects = { about: 'the frost', other: question.startsWith('How') ? 'the strike' : 'The strike' };
      const asked = askedQuestion(question, 'path', subjects);
      expect(subjectsOf(question, 'path', asked)).toEqual(subjects);
      expect(subjectsOf(question, 'check', asked)).toEqual(subjects);
      expect(subjectsOf(question, 'cause', asked).other).toBe('');
    }
  });

  it('bridges a word that was taken for none of it between words that surely are', () => {
    const question = 'Why was the flood of 1953 so bad?';
    const asked = askedQuestion(question, 'cause', { about: 'the flood of 1953', other: '' });
    const words = asked.words.length / 2;
    const of = 3 * (INTENTS.indexOf('cause') * words + 4);
    asked.ends.set([0, 0, 3], of);
    expect(subjectsOf(question, 'cause', asked).about).toBe('the flood of 1953');
  });

  it('is always something, but for an empty question and a language that is not understood', () => {
    const nothing = askedQuestion('Why now?', 'cause', { about: '', other: '' });
    expect(subjectsOf('Why now?', 'cause', nothing).about).not.toBe('');
    expect(subjectsOf('', 'path', askedQuestion('', 'path', { about: '', other: '' }))).toEqual({
      about: '',
      other: '',
    });
    const german = 'Warum wurde die Brücke über den Fluss gesperrt und nicht wieder geöffnet?';
    const asked = askedQuestion(german, 'cause', { about: 'die Brücke', other: '' });
    expect(subjectsOf(german, 'cause', asked)).toEqual({ about: '', other: '' });
  });
});

describe('what a question asks for, read', () => {
  const about = { about: 'the dam', other: '' };

  it('is what the reader takes it for, though words alone say otherwise', () => {
    const question = 'The dam, and then?';
    expect(intentOf(question)).not.toBe('prevent');
    expect(intentOf(question, askedQuestion(question, 'prevent', about))).toBe('prevent');
  });

  it('is not taken from the plainest form by a reader that is hardly surer of something else', () => {
    const question = 'Why did the dam break?';
    const asked = askedQuestion(question, 'open', about);
    const unsure = { ...asked, intents: asked.intents.map((value) => value / 20) };
    expect(intentOf(question, unsure)).toBe('cause');
  });

  it('is left to the grammar in languages that the reader does not know', () => {
    const question = 'Warum wurde die Brücke über den Fluss gesperrt und nicht wieder geöffnet?';
    expect(intentOf(question, askedQuestion(question, 'open', { about: 'die Brücke', other: '' }))).toBe('cause');
  });
});
