/** @file Choices that were made in a notebook go with it. */
import { afterEach, expect, test, vi } from 'vitest';
import { forgetOthers } from '../../src/ui/remembered.ts';

/** As the browser's: what is kept are its own fields. */
class Kept {
  [key: string]: unknown;
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

afterEach(() => vi.unstubAllGlobals());

test('choices of notebooks that are not there any more are forgotten, and no others', () => {
  const ofOthers = { 'causeway.scope.gone': '{"documentIds":["a"]}', 'causeway.strategy.gone': 'naive' };
  const others = { 'causeway.scope.here': '{}', 'causeway.strategy.here': 'naive', 'causeway.theme': 'dark' };
  const storage = Object.assign(new Kept(), ofOthers, others);
  vi.stubGlobal('localStorage', storage);
  forgetOthers(['here']);
  expect({ ...storage }).toEqual(others);
});
