/** @file What the rounds are about: a story told by a few files, and what is to be answered from it. */
import { file } from '../adapters/library/in-process.ts';
import type { IncomingFile } from '../../src/rpc/contracts.ts';

export const TEXTS: Readonly<Record<string, string>> = {
  'substation.txt': 'A fault at the Eastgate substation caused the citywide blackout on Tuesday evening.',
  'signals.txt': 'The citywide blackout knocked out the signal controllers. The signals fell back to flashing mode.',
  'traffic.txt':
    'Because the signal controllers were down, junctions were unmanaged, which led to gridlock and delays.',
  'orchard.txt': 'A late frost caused the poor apple harvest in the northern orchards.',
  'cider.txt': 'The poor apple harvest led to a shortage of cider in the autumn.',
  'dam.html':
    '<!doctype html><title>Dam</title><p>A cracked bolt caused the failure of the dam.</p><p>It flooded the valley.</p>',
  'stock.csv': 'Site,Cause\nAshford,The flood led to the closure of the mill\n',
};

export const QUESTIONS = [
  'What caused the citywide blackout?',
  'Why was there a shortage of cider?',
  'Why did the dam fail?',
] as const;

export const FILES: readonly IncomingFile[] = Object.entries(TEXTS).map(([name, text]) => file(name, text));
