import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import type { ChangeListener } from '../../../platform/live/live-hub.ts';
import { auctionReader } from '../auctions/public.ts';
import { Line } from './line.ts';
import { Watchers } from './watchers.ts';

let server: TestServer;
let publish: ChangeListener = () => undefined;
let watchers: Watchers;
let ana: Buyer;
let code: number;

beforeAll(async () => {
  server = await startTestServer();
  const live = {
    ...server.deps.live,
    onChange: (listener: ChangeListener) => ((publish = listener), () => undefined),
  };
  watchers = new Watchers({ ...server.deps, live });
  ana = await buildBuyer(server);
});
afterAll(async () => {
  watchers.close();
  await server.close();
});
beforeEach(async () => {
  code = await buildAuctionedOffer(server.deps.database, server.clock.now());
});

const responseHere = () => new ServerResponse(new IncomingMessage(new Socket()));
function lineHere() {
  const response = responseHere();
  const written: string[] = [];
  response.write = (chunk: unknown) => written.push(String(chunk)) > 0;
  return { line: new Line(response, { whole: true, openedAt: 0 }), written };
}
const rowOf = async (offerCode: number) => {
  const row = await auctionReader(server.deps.database).find(offerCode, server.clock.now());
  if (!row) throw new Error('The auction was not built.');
  return row;
};
/** Until a stream that already follows the offer has received the change. */
const changed = async (offerCode: number): Promise<void> => {
  const { line, written } = lineHere();
  const row = await rowOf(offerCode);
  watchers.arrive(new Set([offerCode]), new Set()).begin(line, [row], new Map([[offerCode, row.last_seq]]));
  publish([{ kind: 'offer', offerCode }]);
  await expect.poll(() => written).toHaveLength(1);
};

it('gives what changed while the offer was being read right after what was read', async () => {
  const arrival = watchers.arrive(new Set([code]), new Set());
  const before = await rowOf(code);
  await ana.bid(code, 12_000);
  await changed(code);
  const { line, written } = lineHere();
  arrival.begin(line, [before]);
  expect(written.map((event) => /id: (\d+)/.exec(event)?.[1])).toEqual(['0', '1']);
});

it('sends nothing about an offer whose state is known, and sends its next change', async () => {
  const { line, written } = lineHere();
  watchers.arrive(new Set([code]), new Set()).begin(line, [await rowOf(code)], new Map([[code, 0]]));
  expect(written).toEqual([]);
  await ana.bid(code, 12_000);
  await changed(code);
  expect(written).toHaveLength(1);
});

it('forgets a connection that was gone before it could be added', async () => {
  const row = await rowOf(code);
  const gone = responseHere();
  gone.destroy();
  const watching = new Set([code]);
  watchers.arrive(watching, watching).begin(new Line(gone, { whole: true, openedAt: 0 }), [row]);
  const { line, written } = lineHere();
  watchers.arrive(watching, watching).begin(line, [row]);
  expect(written[0]).toContain('"observando":1');
});
