import { describe, expect, it } from 'vitest';
import { causes, statements } from './helpers.ts';

describe('verbs', () => {
  it.each([
    ['A cracked seal caused the leak.', 'A cracked seal', 'the leak'],
    ['The heavy rain led to a landslide near Orvale.', 'The heavy rain', 'a landslide near Orvale'],
    ['Ice on the rails resulted in long delays.', 'Ice on the rails', 'long delays'],
    ['The leak was caused by a cracked seal.', 'a cracked seal', 'The leak'],
    ['The landslide, triggered by heavy rain, lasted an hour.', 'heavy rain', 'The landslide'],
    ['The shortage stems from a failed harvest.', 'a failed harvest', 'The shortage'],
    ['The fever arose from an infection of the lung.', 'an infection of the lung', 'The fever'],
    ['The delay was blamed on a broken points motor.', 'a broken points motor', 'The delay'],
    ['Inspectors traced the odour to a dead pump in the cellar.', 'a dead pump in the cellar', 'the odour'],
    ['A corroded valve is to blame for the leak.', 'A corroded valve', 'the leak'],
    ['What stopped the ferry was fog. What caused the fog was warm air.', 'warm air', 'the fog'],
    ['The spill left no choice but the closure of the market.', 'The spill', 'the closure of the market'],
    ['The closure of the market goes back to the contamination.', 'the contamination', 'The closure of the market'],
    ['Prices grew under the pressure of the strike.', 'the strike', 'Prices grew'],
    ['Prices have been rising ever since the flood hit the town.', 'the flood hit the town', 'Prices have been rising'],
    ['Low tides meant that the ferry stayed in port.', 'Low tides', 'the ferry stayed in port'],
  ])('%s', (text, cause, effect) => {
    expect(causes(text)).toEqual([[cause, effect]]);
  });

  it('takes the clause before as the cause of a gerund', () => {
    expect(causes('Heavy snow closed the pass, causing shortages in the valley.')).toEqual([
      ['Heavy snow closed the pass', 'shortages in the valley'],
    ]);
  });

  it('follows a relative clause to its noun', () => {
    expect(causes('The farm grows algae that cause a foul smell.')).toEqual([['algae', 'a foul smell']]);
  });

  it('lets "which in turn" go on from what was named last', () => {
    expect(causes('The frost led to burst pipes, which in turn caused a flood.')).toEqual([
      ['The frost', 'burst pipes'],
      ['burst pipes', 'a flood'],
    ]);
  });

  it('counts prevention and loss as negative', () => {
    const [first] = statements('The new dam prevented floods.');
    expect(first).toMatchObject({ kind: 'causal', polarity: -1, cause: 'The new dam', effect: 'floods' });
    const [second] = statements('The storm knocked out the radio mast.');
    expect(second).toMatchObject({ kind: 'causal', polarity: -1, effect: 'the radio mast' });
  });

  it('includes the verb where it is part of what happened', () => {
    expect(causes('The fire left twelve families homeless.')).toEqual([['The fire', 'left twelve families homeless']]);
    expect(causes('The child left the house.')).toEqual([]);
  });

  it('takes a force or an event for the cause of a blockage, and nobody who blocks', () => {
    expect(causes('The landslide blocked the railway.')).toEqual([['The landslide', 'the railway']]);
    expect(causes('The road was blocked by debris.')).toEqual([['debris', 'The road']]);
    expect(causes('Strikers blocked the gate.')).toEqual([]);
  });

  it('finds a state told after places', () => {
    expect(causes('The storm left thousands of homes in the valley without power.')).toEqual([
      ['The storm', 'left thousands of homes in the valley without power'],
    ]);
    expect(causes('The flood left the house in the valley.')).toEqual([]);
  });

  it('makes nothing of plans and of weak verbs with people as subjects', () => {
    expect(causes('The council wants to reduce noise.')).toEqual([]);
    expect(causes('Vandals damaged two benches.')).not.toHaveLength(2);
    expect(causes('The residents damaged two benches.')).toEqual([]);
  });
});

describe('connectives', () => {
  it.each([
    ['The ferry was cancelled because the wind had risen.', 'the wind had risen', 'The ferry was cancelled'],
    ['Because the wind had risen, the ferry was cancelled.', 'the wind had risen', 'the ferry was cancelled'],
    ['Owing to thick fog, the airport closed.', 'thick fog', 'the airport closed'],
    ['The airport closed due to thick fog.', 'thick fog', 'The airport closed'],
    ['The crash was due to ice on the road.', 'ice on the road', 'The crash'],
    ['Thanks to a faulty lock, the gate stayed open.', 'a faulty lock', 'the gate stayed open'],
    ['The gate stayed open, so the sheep escaped.', 'The gate stayed open', 'the sheep escaped'],
    ['The gate stayed open; therefore the sheep escaped.', 'The gate stayed open', 'the sheep escaped'],
    ['The seal was worn. The pump was therefore replaced.', 'The seal was worn.', 'The pump was therefore replaced'],
    ['Milk ran out, and as a result the school kitchen closed.', 'Milk ran out', 'the school kitchen closed'],
    ['The gate stayed open, which is why the sheep escaped.', 'The gate stayed open', 'the sheep escaped'],
    ['The tank burst when the valve failed.', 'the valve failed', 'The tank burst'],
    ['Two men were fined for dumping oil.', 'dumping oil', 'Two men were fined'],
    ['When the relay tripped, the lights went out.', 'the relay tripped', 'the lights went out'],
    ['It was because of fog that the ferry stayed.', 'fog', 'the ferry stayed'],
    ['Without the fog, the collision would not have happened.', 'the fog', 'the collision'],
    ['Grain prices rose in response to the drought.', 'the drought', 'Grain prices rose'],
  ])('%s', (text, cause, effect) => {
    expect(causes(text)).toEqual([[cause, effect]]);
  });

  it('reads "since" as a time where it is one', () => {
    expect(causes('Sales fell since prices rose.')).toEqual([['prices rose', 'Sales fell']]);
    expect(causes('The bridge has been shut since the storm.')).toEqual([]);
    expect(causes('Nothing has changed since 1998.')).toEqual([]);
  });

  it('reads "as" as a comparison or a role where it is one', () => {
    expect(causes('She served as mayor of the town.')).toEqual([]);
    expect(causes('The bridge is as long as the tunnel.')).toEqual([]);
    expect(causes('The dam failed, as did the bridge.')).toEqual([]);
    expect(causes('The lift was mended on Friday, as it should have been.')).toEqual([]);
    expect(causes('The clerks left at noon, as they always do, and the office closed.')).toEqual([]);
    expect(causes('The office closed as the clerks had not been paid.')).toHaveLength(1);
    expect(causes('The lift was shut as it had no light.')).toHaveLength(1);
  });

  it.each([
    "The belt was new, so it can't be that.",
    'The belt was new, so it must have been the motor.',
    'The seals were whole. Therefore the leak cannot have come from there.',
    "The well was dry, so it isn't the spring.",
    "It was dry, so she couldn't have slipped.",
  ])('takes no conclusion for what came about: %s', (text) => {
    expect(causes(text)).toEqual([]);
  });

  it.each([
    'The key was missing, so the door could not be opened.',
    'The valve was shut, so no water could get in.',
    'The belt is torn, so it must be mended.',
    'The shop was shut, so we could have no lunch.',
    'The fair was rained off, so it was not a success.',
  ])('takes what came about, or has to be done, for an effect: %s', (text) => {
    expect(causes(text)).toHaveLength(1);
  });

  it('marks a condition as hedged', () => {
    expect(statements('If the dam fails, the valley will flood.')).toMatchObject([{ kind: 'causal', hedged: true }]);
  });
});

describe('nouns', () => {
  it.each([
    ['The reason for the delay was a fallen tree.', 'a fallen tree', 'the delay'],
    ['Traffic is one of the main causes of noise.', 'Traffic', 'noise'],
    ['Wind is a major driver of erosion.', 'Wind', 'erosion'],
    ['The famine was a consequence of the war.', 'the war', 'The famine'],
    ['The closure had an impact on trade.', 'The closure', 'trade'],
    ['They underestimated the effect of salt on corrosion.', 'salt', 'corrosion'],
    ['Engineers named a worn brake as the cause of the crash.', 'a worn brake', 'the crash'],
  ])('%s', (text, cause, effect) => {
    expect(causes(text)).toEqual([[cause, effect]]);
  });

  it('splits a compound with its cause', () => {
    expect(causes('Many have noise-induced headaches.')).toEqual([['noise-induced', 'headaches']]);
  });
});

describe('what was said before', () => {
  it.each([
    ['The kiln cracked overnight. This led to a shortage of tiles.', 'a shortage of tiles'],
    ['The kiln cracked overnight. As a result, tiles ran short.', 'tiles ran short'],
    ['The kiln cracked overnight. That is why tiles ran short.', 'tiles ran short'],
    ['The kiln cracked overnight. This development caused a shortage.', 'a shortage'],
  ])('%s', (text, effect) => {
    expect(causes(text)).toEqual([['The kiln cracked overnight.', effect]]);
  });

  it('does not reach across paragraphs', () => {
    expect(causes('The kiln cracked overnight.\n\nThis led to a shortage of tiles.')).toEqual([]);
  });
});

describe('statements that claim no cause', () => {
  it.each([
    'The frost coincided with the strike.',
    'The frost and the strike fell in the same week.',
    'Figures for the frost and the strike rose together over the year.',
    'The frost had been reported long before the strike.',
    'The frost happened two days after the strike began.',
    'The frost is associated with the strike.',
    'Umbrella sales correlate with road accidents.',
    'The strike was followed by an early frost.',
    'In the same month as the strike, the frost began.',
    'The frost occurred during the strike.',
  ])('associated: %s', (text) => {
    expect(statements(text)).toMatchObject([{ kind: 'associated' }]);
  });

  it.each([
    'The frost did not cause the strike.',
    'The frost had nothing to do with the strike.',
    'The strike was unrelated to the frost.',
    'There is no evidence that the frost caused the strike.',
    'Rumours that the frost caused the strike proved wrong.',
    'The claim that the frost led to the strike was debunked.',
    'Inspectors ruled out the frost as the cause of the strike.',
    'Nobody has shown that the frost led to the strike.',
    'They found no link between the frost and the strike.',
    'The frost and the strike fell in the same week, but no connection was found.',
    'The strike was not the result of the frost.',
    'An inquiry cleared the frost of causing the strike.',
    'Growers dismissed the idea that the frost caused the strike.',
    'The frost was wrongly blamed for the strike.',
  ])('denied: %s', (text) => {
    expect(statements(text)).toMatchObject([{ kind: 'denied' }]);
  });
});

describe('hedging', () => {
  it.each([
    'The leak may have been caused by frost.',
    'Frost possibly caused the leak.',
    'Frost appears to have caused the leak.',
    'Plumbers suspect that frost caused the leak.',
    'Frost might cause leaks.',
  ])('%s', (text) => {
    expect(statements(text)).toMatchObject([{ kind: 'causal', hedged: true }]);
  });

  it('leaves plain statements plain', () => {
    expect(statements('Frost caused the leak.')).toMatchObject([{ hedged: false }]);
    // A month is no doubt.
    expect(statements('Heavy hail in May caused the leak.')).toMatchObject([{ hedged: false }]);
    expect(statements('Heavy hail may have caused the leak.')).toMatchObject([{ hedged: true }]);
  });
});

describe('where a part begins and ends', () => {
  it('keeps headline and time stamp apart from the sentence after them', () => {
    const text = 'Ferry cancelled after gale March 16, 2010 12:33 PM HARBOUR : Two piers closed because the tide rose.';
    expect(causes(text)).toContainEqual(['the tide rose', 'Two piers closed']);
  });

  it('does not take an initial for the end of a sentence', () => {
    expect(causes('The arrest of N. Weber led to a strike.')).toEqual([['The arrest of N. Weber', 'a strike']]);
  });

  it('takes a spaced hyphen for a dash', () => {
    expect(causes('Port closed - The storm caused a power cut.')).toEqual([['The storm', 'a power cut']]);
  });

  it.each([
    ['Blaming the fog, the owners closed the pier because visitors had slipped.', 'the owners closed the pier'],
    ['After the storm had passed, divers searched the bay because a boat was missing.', 'divers searched the bay'],
  ])('leaves an opening adjunct out of the main clause: %s', (text, effect) => {
    expect(causes(text).map(([, found]) => found)).toContain(effect);
  });

  it('ends a reason where another occasion is told', () => {
    expect(causes('The market closed because prices fell when the harbour froze.')).toContainEqual([
      'prices fell',
      'The market closed',
    ]);
  });

  it('tells what is explained within an argument of that argument alone', () => {
    expect(causes('The pier was closed after a fire caused by a faulty lamp.')).toContainEqual([
      'a faulty lamp',
      'a fire',
    ]);
  });

  it('says once why people marched', () => {
    expect(causes('Residents held a march to protest against the new toll.')).toEqual([
      ['to protest against the new toll', 'Residents held a march'],
    ]);
  });

  it('explains the protest where it is held, and the whole doing where it is staged', () => {
    expect(causes('The council met amid protests in Orvale over the new toll.')).toEqual([
      ['the new toll', 'protests in Orvale'],
    ]);
    expect(causes('Residents staged a protest in Orvale over the new toll.')).toEqual([
      ['the new toll', 'Residents staged a protest in Orvale'],
    ]);
  });

  it('takes a noun with its infinitive as one subject', () => {
    expect(causes('The decision to close the mine triggered a strike.')).toEqual([
      ['The decision to close the mine', 'a strike'],
    ]);
  });

  it('takes the phase of a doing with its verb', () => {
    expect(causes('The frost began causing cracks.')).toEqual([['The frost', 'cracks']]);
  });

  it.each([
    'The trains were delayed by 48 hours.',
    'They stormed the office and damaged the files.',
    'Residents protested against the mayor.',
    'The crew left no stone unturned.',
    'The storm caused them.',
    'They measured the effect of salt on corrosion.',
    'This study aims to examine the effects of hamstring tightness on the neck.',
    'Objective: To compare and report the impacts of rest on gait.',
  ])('claims nothing: %s', (text) => {
    expect(causes(text)).toEqual([]);
  });

  it('takes a lone word for a topic, unless it tells an event or the reason for a judgement', () => {
    expect(causes('Residents staged a protest over taxes.')).toEqual([]);
    expect(causes('The road closed following the flood.')).toEqual([['the flood', 'The road closed']]);
    expect(causes('The clerk was fired for theft.')).toEqual([['theft', 'The clerk was fired']]);
    expect(causes('The clerk was jailed for life.')).toEqual([]);
  });

  it('leaves out who says it, however long the name', () => {
    expect(causes("The pier stays shut if the storm returns, the port's chief engineer Ada Weber said.")).toEqual([
      ['the storm returns', 'The pier stays shut'],
    ]);
  });

  it('takes two doings after one preposition as one reason', () => {
    expect(causes('The clerk was arrested for robbing and damaging the office.')).toEqual([
      ['robbing and damaging the office', 'The clerk was arrested'],
    ]);
  });
});

describe('a story in steps', () => {
  const story =
    'A fault at the northern substation caused a citywide blackout. The blackout knocked out power to the signal ' +
    'controllers. Because the controllers lost power, the signals fell back to flashing mode. The flashing mode left ' +
    'junctions without control. Uncontrolled junctions led to gridlock, which in turn caused long commute delays.';

  it('gives each step in its direction', () => {
    expect(causes(story)).toEqual([
      ['A fault at the northern substation', 'a citywide blackout'],
      ['The blackout', 'power to the signal controllers'],
      ['the controllers lost power', 'the signals fell back to flashing mode'],
      ['The flashing mode', 'left junctions without control'],
      ['Uncontrolled junctions', 'gridlock'],
      ['gridlock', 'long commute delays'],
    ]);
  });
});
