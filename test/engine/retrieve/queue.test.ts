import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PriorityQueue } from '../../../src/engine/retrieve/queue.ts';

it('gives the highest priority first and, among equals, what was pushed first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5 })), (priorities) => {
      const queue = new PriorityQueue<number>();
      priorities.forEach((priority, i) => queue.push(i, priority));
      const expected = priorities.map((_, i) => i).sort((a, b) => priorities[b]! - priorities[a]! || a - b);
      expect(queue.size).toBe(priorities.length);
      const popped: number[] = [];
      for (let next = queue.pop(); next; next = queue.pop()) {
        expect(next.priority).toBe(priorities[next.item]);
        popped.push(next.item);
      }
      expect(popped).toEqual(expected);
      expect(queue.size).toBe(0);
    }),
  );
});

it('keeps the order when pushing and popping alternate', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: 0, max: 5 }))), (steps) => {
      const queue = new PriorityQueue<number>();
      const model: { item: number; priority: number }[] = [];
      steps.forEach((priority, item) => {
        if (priority !== null) {
          queue.push(item, priority);
          model.push({ item, priority });
          model.sort((a, b) => b.priority - a.priority || a.item - b.item);
          return;
        }
        const next = queue.pop();
        const wanted = model.shift();
        expect(next && { item: next.item, priority: next.priority }).toEqual(wanted);
      });
    }),
  );
});
