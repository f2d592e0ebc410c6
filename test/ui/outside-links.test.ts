/** @file Where a link is said to lead before it is opened: what the browser would ask, not what the link looks like. */
import { describe, expect, it } from 'vitest';
import { outsideAddress } from '../../src/ui/privacy/outside-links.ts';

const APP = 'http://localhost:4173';

describe('a link', () => {
  it.each([
    ['https://example.org/a?b#c', 'example.org', 'https://example.org/a?b#c'],
    ['https://bank.example@trap.example/', 'trap.example', 'https://bank.example@trap.example/'],
    ['https://раypal.example/', 'xn--ypal-43d9g.example', 'https://xn--ypal-43d9g.example/'],
    ['https://a.example/\u202egpj.exe', 'a.example', 'https://a.example/%E2%80%AEgpj.exe'],
    ['//a.example:8080/', 'a.example:8080', 'http://a.example:8080/'],
    ['mailto:a@example.org?subject=x', 'a@example.org', 'mailto:a@example.org?subject=x'],
  ])('%s leads to %s', (address, place, whole) => {
    expect(outsideAddress(address, APP)).toEqual({ place, whole });
  });

  it.each(['#citation-1', '/sample/', 'http://localhost:4173/x', 'javascript:alert(1)', 'data:text/html,x', 'blob:x'])(
    '%s leads nowhere else',
    (address) => expect(outsideAddress(address, APP)).toBeNull(),
  );
});
