import type { NetworkWeights } from '../network.ts';

export const CHAIN_WEIGHTS: NetworkWeights = { signals: ['fit', 'visits', 'visitsByName', 'fresh', 'freshPairs', 'tie', 'tieFresh', 'tieByName', 'alike', 'sameDocument', 'isFirst', 'place', 'nameShare', 'named', 'bestWordsShare', 'unknownShare', 'isEmbedded'], mean: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], scale: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], hidden: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], hiddenBias: [0], output: [1], outputBias: 0 };
