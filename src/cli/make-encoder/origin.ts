/** @file Where a checkpoint comes from, and what its licence is: what `NOTICE` and the manifest say of it. */
import { createHash } from 'node:crypto';
import { CausewayError } from '../../engine/errors.ts';

export interface Origin {
  name: string;
  /** An address. */
  origin: string;
  /** Its SPDX name. */
  licence: string;
}

/** By the SHA-256 of their `model.safetensors`. */
const KNOWN: Readonly<Record<string, Origin>> = {
  '53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db': {
    name: 'all-MiniLM-L6-v2',
    origin: 'https://huggingface.co/sentence-transformers/all-MiniLM-L6-v2',
    licence: 'Apache-2.0',
  },
};

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * @param told what the person says of the checkpoint, which goes before what is known
 * @throws CausewayError `usage` when neither tells
 */
export function originOf(weights: Uint8Array, told: Partial<Origin>): Origin {
  const { name, origin, licence } = { ...KNOWN[sha256(weights)], ...told };
  if (name === undefined || origin === undefined || licence === undefined) {
    throw new CausewayError('usage', 'This checkpoint is not known. Give --name, --origin and --licence with it.');
  }
  return { name, origin, licence };
}
