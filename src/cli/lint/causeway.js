/** @file Causeway's own lint rules, as a plugin of oxlint. */
import direction from './direction.js';
import noCycles from './no-cycles.js';

export default { meta: { name: 'causeway' }, rules: { direction, 'no-cycles': noCycles } };
