/** @file Runs before each file of stories: files share the harness, so what it has after each test is not its own to say. */
import { afterEach } from 'vitest';
import { closePages } from './harness.ts';

afterEach(closePages);
