/** @file A causal chain of five links told by five documents, each link once, among documents on other subjects. */

export const LINKS = [
  'storm',
  'landslide',
  'railway closure',
  'coal shortage',
  'furnace shutdown',
  'glass workers’ strike',
];

export const CHAIN = {
  weather:
    'Rain fell for nine days in the upper valley. The violent storm caused a huge landslide. Farmers lost some hay.',
  railway: 'The line follows the river. The huge landslide led to the railway closure. Passengers went by coach.',
  trade: 'Prices were quiet in spring. The railway closure caused a coal shortage. Timber was unaffected by it all.',
  works: 'The glass works employ ninety people. The coal shortage led to the furnace shutdown. The chimney is old.',
  union:
    'Members met on Friday in the hall. The furnace shutdown caused the strike of the glass workers. The band played.',
};

export const DISTRACTORS = {
  bees: 'Honey bees store food for the winter. The late frost caused a poor harvest of honey. Hives need shade.',
  chess: 'The club met twice a week. An early mistake led to the loss of the final game. Visitors are welcome.',
  bread: 'Rye dough needs patience. The broken oven caused a delay at the bakery. The baker sells out by noon.',
  choir: 'Rehearsals begin at seven. The flu led to the cancellation of the concert. Tickets stay valid.',
};

/** Documents of the chain and others, in an order that does not give the chain away. */
export const MIXED = {
  works: CHAIN.works,
  bees: DISTRACTORS.bees,
  weather: CHAIN.weather,
  chess: DISTRACTORS.chess,
  union: CHAIN.union,
  trade: CHAIN.trade,
  bread: DISTRACTORS.bread,
  railway: CHAIN.railway,
  choir: DISTRACTORS.choir,
};

/** The documents of the chain from first cause to last effect. */
export const IN_ORDER = ['weather', 'railway', 'trade', 'works', 'union'];
