import { expect, it } from 'vitest';
import { mayConfirmUndoing, vehicleIsAwaited } from './undoing.ts';

it('who proposed to undo a sale does not confirm it, nor its buyer; a request of the buyer needs one user', () => {
  const undoing = { proposedBy: 1, buyer: 2 };
  expect([1, 2, 3].map((by) => mayConfirmUndoing(undoing, by))).toEqual([false, false, true]);
  expect(mayConfirmUndoing({ proposedBy: null, buyer: 2 }, 2)).toBe(true);
});

it('the vehicle is awaited if its buyer has any of it', () => {
  const awaited = (['V', 'C', 'L', 'X'] as const).map((status) =>
    [false, true].map((left) => vehicleIsAwaited({ status, left })),
  );
  expect(awaited).toEqual([
    [false, true],
    [false, true],
    [false, true],
    [true, true],
  ]);
});
