import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repeats } from '@patio/domain/testing-support/repeats.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApiProcess, type ApiProcess } from '../../../../../test/processes/api-process.ts';
import { buildDealer } from '../../../../../test/builders/dealer.ts';
import { buildAuctionedOffer } from '../../../../../test/builders/auctioned-offer.ts';
import { buildSession } from '../../../../../test/builders/session.ts';
import { readStoredAuction } from '../../../../../test/scenes/stored-auction.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

const bidders = 100;
const bidsEach = 4;
const mostKills = repeats(2, 4);

let server: TestServer;
let nodes: ApiProcess[];
let dataDir: string;
let tokens: string[];
let offerCode: number;

beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(Date.now());
  dataDir = await mkdtemp(path.join(tmpdir(), 'patio-nodes-'));
  const { database } = server.deps;
  await database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 100000' });
  offerCode = await buildAuctionedOffer(database, Date.now(), { endAt: Date.now() + 3_600_000 });
  tokens = [];
  for (let index = 0; index < bidders; index += 1) {
    const account = await buildDealer(database);
    tokens.push((await buildSession(server.deps, account.id)).token);
  }
  const environment = { BID_THROTTLE_MINUTES: '0', DATABASE_POOL_MAX: '10' };
  nodes = await Promise.all([0, 1].map(() => startApiProcess(databaseUrl(), dataDir, environment)));
});

afterAll(async () => {
  for (const node of nodes) await node.kill();
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

const databaseUrl = (): string => {
  const { url } = server.deps.config.database;
  if (url === null) throw new Error('The test server has a database.');
  return url;
};
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Answer {
  readonly key: string;
  readonly status: number;
  readonly code: number | undefined;
}

/** Sends a bid until some node answers it: the same key each time, as the screens do. */
async function bidUntilAnswered(
  token: string,
  key: string,
  amount: number,
  automatic: boolean,
): Promise<Answer> {
  for (let tries = 0; tries < 400; tries += 1) {
    const node = nodes[tries % nodes.length];
    const reply = await fetch(`${node?.origin}/api/lance`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'security-token': token, 'idempotency-key': key },
      body: JSON.stringify({
        cdofrta: offerCode,
        cdmoeda: 1,
        vllance: amount,
        ismaximo: automatic,
        frete: 'N',
        endereco: null,
      }),
    }).catch(() => null);
    const body: unknown = await reply?.json().catch(() => null);
    if (reply && body !== null && body !== undefined && reply.status < 500) {
      return { key, status: reply.status, code: codeIn(body) };
    }
    await pause(50);
  }
  throw new Error('No node answered.');
}

function codeIn(body: unknown): number | undefined {
  const data: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'data') : undefined;
  const code: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'codigo') : undefined;
  return typeof code === 'number' ? code : undefined;
}

async function bidALot(token: string, bidder: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let round = 0; round < bidsEach; round += 1) {
    const automatic = (bidder + round) % 3 === 0;
    const amount = 10_000 + round * 5_000 + ((bidder * 7919) % 5_000);
    answers.push(
      await bidUntilAnswered(token, `${automatic ? 'a' : 'm'}-${bidder}-${round}`, amount, automatic),
    );
  }
  return answers;
}

async function killInTurn(until: () => boolean): Promise<number> {
  let kills = 0;
  while (!until() && kills < mostKills) {
    await pause(400);
    const node = nodes[kills % nodes.length];
    await node?.kill();
    kills += 1;
    await node?.start();
  }
  return kills;
}

describe('100 bidders on one offer, two server processes that are killed in between', () => {
  it('loses no bid and doubles none, and the ledger replayed gives the stored state', async () => {
    let done = false;
    const killing = killInTurn(() => done);
    const answers = (await Promise.all(tokens.map(bidALot))).flat();
    done = true;
    expect(await killing).toBeGreaterThan(0);

    const { database } = server.deps;
    const auction = await readStoredAuction(database, offerCode);
    expect(auction.chain).toBe('intact');
    expect(auction.replayed).toEqual(auction.stored);

    const codes = await database.rows<{ code: number }>(
      {
        name: 'test.codes',
        text: `select code from bid where offer_code = $1 union all select code from maximum where offer_code = $1`,
      },
      [offerCode],
    );
    const known = new Set(codes.map((row) => row.code));
    const acknowledged = answers.filter((answer) => answer.status === 201);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(acknowledged.filter((answer) => answer.code === undefined || !known.has(answer.code))).toEqual([]);

    // One ledger line for each recorded manual bid, one maximum for each recorded automatic one: none twice.
    const [counts] = await database.rows<{
      manual: number;
      automatic: number;
      lines: number;
      maxima: number;
    }>(
      {
        name: 'test.counts',
        text: `select
          (select count(*) from idempotency where key like 'm-%') as manual,
          (select count(*) from idempotency where key like 'a-%') as automatic,
          (select count(*) from bid where offer_code = $1 and kind = 'L') as lines,
          (select count(*) from maximum where offer_code = $1) as maxima`,
      },
      [offerCode],
    );
    expect(counts?.lines).toBe(counts?.manual);
    expect(counts?.maxima).toBe(counts?.automatic);
  });
});
