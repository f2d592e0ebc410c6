/** @file `npm run make:models [folder]`: writes the tiny models that tests and benches run the real libraries with. */
import { MODEL_CACHE, writeModels } from './write.ts';

const folder = process.argv[2] ?? MODEL_CACHE;
console.log(writeModels(folder) ? `The models are in ${folder}` : `The models in ${folder} are up to date`);
