import { describe, expect, it } from 'vitest';
import { arrowLine, middleOfArrow } from '../../src/ui/map/arrow-line.ts';

describe('an arrow', () => {
  it('is straight between two points, with its sign halfway', () => {
    expect(arrowLine([0, 0, 10, 20])).toBe('M0,0L10,20');
    expect(middleOfArrow([0, 0, 10, 20])).toEqual({ x: 5, y: 10 });
  });

  it('bends towards a point between, with its sign on the line and not at that point', () => {
    expect(arrowLine([0, 0, 10, 20, 20, 0])).toBe('M0,0Q10,20 20,0');
    expect(middleOfArrow([0, 0, 10, 20, 20, 0])).toEqual({ x: 10, y: 10 });
  });

  it('goes on smoothly where it bends again', () => {
    const twice = [0, 0, 10, 20, 30, 20, 40, 0];
    expect(arrowLine(twice)).toBe('M0,0Q10,20 20,20Q30,20 40,0');
    expect(middleOfArrow(twice)).toEqual({ x: 20, y: 20 });
    expect(arrowLine([0, 0, 10, 20, 30, 20, 50, 20, 60, 0])).toBe('M0,0Q10,20 20,20Q30,20 40,20Q50,20 60,0');
    expect(middleOfArrow([0, 0, 10, 20, 30, 20, 50, 20, 60, 0])).toEqual({ x: 30, y: 20 });
  });
});
