/** @file `node run.js COMMAND …`: runs a command of the terminal. */
import { programOf } from './bundle.js';

const [command] = process.argv.splice(2, 1);
await import(await programOf(command));
