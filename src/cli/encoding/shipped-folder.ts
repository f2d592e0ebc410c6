/** @file Where what comes with the app lies: its encoder and its word vectors. */
import path from 'node:path';

export const SHIPPED_ENCODER = path.resolve(import.meta.dirname, '../../../public/encoder');
