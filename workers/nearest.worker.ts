/** @file Helps to take cosines of questions with very many passages, until it is ended. */
import type { SharedRows } from '../src/adapters/nearest/shared-scan.ts';
import { helpWith } from '../src/adapters/nearest/thread-rows.ts';

self.onmessage = ({ data }: MessageEvent<SharedRows>) => helpWith(data);
