/** @file Cells of tables do no more in a spreadsheet than stand there. */
import { describe, expect, it } from 'vitest';
import { harmlessCell } from '../../../src/engine/export/cell.ts';

describe('a cell', () => {
  it.each([
    ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
    ['  @SUM(1)', "'@SUM(1)"],
    ['"=1+1', `'"=1+1`],
    ['＝1+1', "'＝1+1"],
    ['|calc', "'|calc"],
    ['two\r\n=lines', 'two =lines'],
    ['\n=1+1', "'=1+1"],
    ['It fell; =HYPERLINK("a")', `It fell; '=HYPERLINK("a")`],
    ['It fell;+A1', "It fell;'+A1"],
    ['It fell by 3; -5 degrees; a = b', 'It fell by 3; -5 degrees; a = b'],
    ['Rain – heavy – fell.', 'Rain – heavy – fell.'],
  ])('%j is written as %j', (text, written) => expect(harmlessCell(text)).toBe(written));
});
