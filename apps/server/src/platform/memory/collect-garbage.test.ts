import { expect, test } from 'vitest';
import { collectGarbage } from './collect-garbage.ts';

test('what nothing refers to any more is gone after the garbage was collected', async () => {
  const seen = new WeakRef(Array.from({ length: 1000 }, () => ({})));
  // A weak reference is kept alive until the end of the turn that made it.
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  collectGarbage();
  expect(seen.deref()).toBeUndefined();
});
