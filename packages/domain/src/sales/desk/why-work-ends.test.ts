import { expect, test } from 'vitest';
import { whyWorkEnds } from './why-work-ends.ts';

const held = { waits: true, mayAct: true, activeAt: 1000 };

test('taken work goes on until it is done, its user has gone, or nothing happened for the time that is set', () => {
  expect(whyWorkEnds(held, 1999, 1000)).toBeNull();
  expect(whyWorkEnds(held, 2000, 1000)).toBe('idle');
  expect(whyWorkEnds({ ...held, mayAct: false }, 1001, 1000)).toBe('left');
  expect(whyWorkEnds({ ...held, waits: false, mayAct: false }, 9000, 1000)).toBe('done');
});
