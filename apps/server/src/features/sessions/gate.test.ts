import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

/** Work that ends when told. */
function work() {
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { done, finish };
}

test('lets only so many run at a time, the others in their order', async () => {
  const gate = createGate(2, 10);
  const started: number[] = [];
  const pieces = [work(), work(), work(), work()];
  const runs = pieces.map((piece, index) =>
    gate.pass(() => {
      started.push(index);
      return piece.done;
    }),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  pieces[1]?.finish();
  await runs[1];
  expect(started).toEqual([0, 1, 2]);
  for (const piece of pieces) piece.finish();
  await Promise.all(runs);
  expect(started).toEqual([0, 1, 2, 3]);
});

test('turns away what does not fit into the queue and goes on after failures', async () => {
  const gate = createGate(1, 1);
  const first = work();
  const running = gate.pass(() => first.done);
  const waiting = gate.pass(async () => {
    throw new Error('broken');
  });
  await expect(gate.pass(async () => 1)).rejects.toMatchObject({ code: 'overloaded' });
  first.finish();
  await running;
  await expect(waiting).rejects.toThrow('broken');
  await expect(gate.pass(async () => 2)).resolves.toBe(2);
});
