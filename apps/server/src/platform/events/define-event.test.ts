import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { defineEvent } from './define-event.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const raise = { name: 'events.test-raise', text: 'update profile_limit set amount = amount + 1' };
const sum = { name: 'events.test-sum', text: 'select sum(amount)::int as n from profile_limit' };

test('subscribers are called in their order, with what was published, each once however often it is registered', async () => {
  const event = defineEvent<null, number>('counted');
  const seen: string[] = [];
  const note = (name: string) =>
    event.subscribe(name, async (_deps, _transaction, facts) => void seen.push(`${name} ${facts}`));
  for (const name of ['first', 'second', 'first']) note(name);
  await server.deps.database.transact((transaction) => event.publish(null, transaction, 7));
  expect(seen).toEqual(['first 7', 'second 7']);
});

test('a failing subscriber undoes what the publisher wrote', async () => {
  const event = defineEvent<null, null>('failing');
  const before = await server.deps.database.row(sum, []);
  event.subscribe('fails', () => Promise.reject(new Error('refused by the subscriber')));
  const published = server.deps.database.transact(async (transaction) => {
    await transaction.run(raise, []);
    expect(await transaction.row(sum, [])).not.toEqual(before);
    await event.publish(null, transaction, null);
  });
  await expect(published).rejects.toThrow('refused by the subscriber');
  expect(await server.deps.database.row(sum, [])).toEqual(before);
});

test('an event that nothing subscribes to is an error', async () => {
  const event = defineEvent<null, null>('forgotten');
  const published = server.deps.database.transact((transaction) => event.publish(null, transaction, null));
  await expect(published).rejects.toThrow('Nothing subscribes to forgotten.');
});
