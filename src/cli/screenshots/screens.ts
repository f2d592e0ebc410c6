/** @file Every screen of the app, and the way to it in a page that has nothing stored. */
import { asking } from './asking.ts';
import { managing } from './managing.ts';
import { reading } from './reading.ts';
import { sourceScreens } from './sources.ts';
import type { AppScreen } from './steps.ts';

export const screens: Record<string, AppScreen> = { ...sourceScreens, ...asking, ...reading, ...managing };
