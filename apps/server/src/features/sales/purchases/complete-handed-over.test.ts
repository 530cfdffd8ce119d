import { expect, test } from 'vitest';
import { startTestServer } from '../../../../test/test-server.ts';
import { completeAllHandedOver } from './complete-handed-over.ts';

test('purchases that are refused do not stand before those after them', async () => {
  const server = await startTestServer();
  try {
    // None of them exists, so each is refused.
    const waiting = [7, 8, 9].map((code) => ({ code, actorId: 1 }));
    const asked: number[] = [];
    await completeAllHandedOver(server.deps, (after) => {
      asked.push(after);
      return Promise.resolve(waiting.filter(({ code }) => code > after).slice(0, 1));
    });
    expect(asked).toEqual([0, 7, 8, 9]);
  } finally {
    await server.close();
  }
});
