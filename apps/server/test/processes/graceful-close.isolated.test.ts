import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApiProcess, type ApiProcess } from './api-process.ts';
import { buildDealer } from '../builders/dealer.ts';
import { buildAuctionedOffer } from '../builders/auctioned-offer.ts';
import { buildSession } from '../builders/session.ts';
import { readStoredAuction } from '../scenes/stored-auction.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

const bidders = 50;

let server: TestServer;
let node: ApiProcess;
let dataDir: string;

beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(Date.now());
  dataDir = await mkdtemp(path.join(tmpdir(), 'patio-close-'));
  const { url } = server.deps.config.database;
  node = await startApiProcess(url ?? '', dataDir, { BID_THROTTLE_MINUTES: '0' });
});
afterAll(async () => {
  await node.kill();
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** The status of a bid, or null when the connection was refused or cut. */
async function bid(token: string, code: number, amount: number): Promise<number | null> {
  const reply = await fetch(`${node.origin}/api/lance`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'security-token': token },
    body: JSON.stringify({
      cdofrta: code,
      cdmoeda: 1,
      vllance: amount,
      ismaximo: false,
      frete: 'N',
      endereco: null,
    }),
  }).catch(() => null);
  // A status without its body is no answer.
  const text = await reply?.text().catch(() => null);
  return reply && text ? reply.status : null;
}

/** Locks an offer, so that bids on it wait; gives the way to let go. */
async function holdOffer(code: number): Promise<() => Promise<void>> {
  const [locked, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = server.deps.database.transact(async (transaction) => {
    const lock = { name: 'test.hold', text: 'select 1 from auction where offer_code = $1 for update' };
    await transaction.run(lock, [code]);
    locked.resolve();
    await over.promise;
  });
  await locked.promise;
  return async () => {
    over.resolve();
    await holding;
  };
}

/** Connections that the process has accepted. */
async function connections(): Promise<number> {
  const text = await (await fetch(`${node.origin}/metrics`)).text();
  return Number(/^nodejs_active_resources\{type="TCPSocketWrap"\} (\d+)/m.exec(text)?.[1] ?? 0);
}

it('answers running requests, ends the event streams and exits before its deadline on a stop signal', async () => {
  const { database } = server.deps;
  const code = await buildAuctionedOffer(database, Date.now());
  const tokens: string[] = [];
  for (let index = 0; index < bidders; index += 1) {
    const { id } = await buildDealer(database);
    tokens.push((await buildSession(server.deps, id)).token);
  }
  const line = await fetch(`${node.origin}/api/offer/${code}/stream`);
  const lineEnded = line.text();

  const free = await holdOffer(code);
  const bids = tokens.map((token, index) => bid(token, code, 11_000 + index * 10));
  await expect.poll(connections, { timeout: 60_000 }).toBeGreaterThan(bidders);
  const stopping = node.stop();
  // All of them are in progress when it receives the stop signal, and wait.
  await free();
  const exitCode = await stopping;
  const statuses = await Promise.all(bids);

  // At the deadline it would be 1.
  expect(exitCode).toBe(0);
  await expect(lineEnded).resolves.toContain('event: oferta');
  expect(statuses.filter((status) => status === null)).toEqual([]);
  const { lines, chain, replayed, stored } = await readStoredAuction(database, code);
  expect(statuses.filter((status) => status === 201)).toHaveLength(lines.length);
  expect([chain, replayed]).toEqual(['intact', stored]);
});
