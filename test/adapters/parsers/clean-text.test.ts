import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText, countControls } from '../../../src/adapters/parsers/clean-text.ts';

describe('cleanText', () => {
  it('gives every kind of line end as \\n', () => {
    expect(cleanText('a\r\nb\rc\fd\u2028e\u2029f\u0085g')).toBe('a\nb\nc\nd\ne\nf\ng');
  });

  it('replaces NULs and other controls, keeps tabs', () => {
    expect(cleanText('a\u0000b\u0007c\td')).toBe('a b c\td');
  });

  it('replaces lone surrogates and keeps pairs', () => {
    expect(cleanText('x\ud800y\udc00z😀')).toBe('x\ufffdy\ufffdz😀');
  });

  it('drops what is invisible inside words', () => {
    expect(cleanText('trans\u00adformer\ufeff, no\u00a0break')).toBe('transformer, no break');
  });

  it('leaves a clean text alone', () => {
    const text = 'Größe: 3 m – «пример» 例\n\t✓ 😀';
    expect(cleanText(text)).toBe(text);
  });

  it('gives clean text for any string, and cleaning again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (left, right) => {
        const cleaned = cleanText(left) + cleanText(right);
        expect(cleaned).not.toMatch(/\p{Surrogate}/u);
        expect(cleanText(cleaned)).toBe(cleaned);
        expect(countControls(cleaned)).toBe(0);
      }),
    );
  });

  it('cleans any sequence of UTF-16 code units', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), (units) => {
        const cleaned = cleanText(String.fromCharCode(...units));
        expect(cleaned).not.toMatch(/[\p{Surrogate}\r\0]/u);
      }),
    );
  });
});
