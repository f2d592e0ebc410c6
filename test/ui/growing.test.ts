/** @file Text fields as high as their text. */
import { expect, test } from 'vitest';
import { growing } from '../../src/ui/growing.ts';

/** A field whose text is 54 pixels high, with borders of one pixel. */
function field() {
  return { style: { height: '' } as CSSStyleDeclaration, scrollHeight: 54, offsetHeight: 42, clientHeight: 40 };
}

test('a field is set as high as its text where the browser does not do it', () => {
  const shown = field();
  growing('two lines', () => false)(shown);
  expect(shown.style.height).toBe('56px');
});

test('a field is left alone where the browser does', () => {
  const shown = field();
  growing('two lines', (property) => property === 'field-sizing')(shown);
  expect(shown.style.height).toBe('');
});
