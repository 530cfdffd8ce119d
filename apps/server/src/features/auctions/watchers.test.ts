import { afterAll, beforeAll, expect, it } from 'vitest';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { buildAuctionedOffer } from '../../../test/builders/auctioned-offer.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import type { ChangeListener } from '../../platform/live/live-hub.ts';
import { auctionReader } from './auctions.store.ts';
import { Watchers } from './watchers.ts';

let server: TestServer;
let tell: ChangeListener = () => undefined;
let watchers: Watchers;

beforeAll(async () => {
  server = await startTestServer();
  const live = {
    ...server.deps.live,
    onChange: (listener: ChangeListener) => ((tell = listener), () => undefined),
  };
  watchers = new Watchers({ ...server.deps, live });
});
afterAll(async () => {
  watchers.close();
  await server.close();
});

it('hears of changes of the offer while it is being read, and of no other', () => {
  const arrival = watchers.arrive(7);
  tell([{ kind: 'offer', offerCode: 8 }]);
  expect(arrival.isLate()).toBe(false);
  tell([{ kind: 'offer', offerCode: 7 }]);
  expect([arrival.isLate(), arrival.isLate()]).toEqual([true, false]);
  tell('any');
  expect(arrival.isLate()).toBe(true);
  arrival.end();
  tell([{ kind: 'offer', offerCode: 7 }]);
  expect(arrival.isLate()).toBe(false);
});

it('forgets a connection that was gone before it could be added', async () => {
  const code = await buildAuctionedOffer(server.deps.database, server.clock.now());
  const row = await auctionReader(server.deps.database).find(code);
  if (!row) throw new Error('The auction was not built.');
  const line = () => new ServerResponse(new IncomingMessage(new Socket()));
  const gone = line();
  gone.destroy();
  watchers.add(row, gone, 0);
  const here = line();
  const written: string[] = [];
  here.write = (chunk: unknown) => written.push(String(chunk)) > 0;
  watchers.add(row, here, 0);
  expect(written[0]).toContain('"observando":1');
});
