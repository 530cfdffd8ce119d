import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { repeats } from '@patio/domain/testing-support/repeats.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadConfig } from '../../src/config/load-config.ts';
import { systemClock } from '../../src/platform/clock/clock.ts';
import { openDatabase, type Database } from '../../src/platform/db/database.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { findCluster } from '../../src/platform/postgres-embedded/find-places.ts';
import { findPostmaster } from '../../src/platform/postgres-embedded/find-postmaster.ts';
import { startEmbedded, type Embedded } from '../../src/platform/postgres-embedded/start-embedded.ts';
import { startApiProcess, type ApiProcess } from './api-process.ts';
import { buildDealer } from '../builders/dealer.ts';
import { buildAuctionedOffer } from '../builders/auctioned-offer.ts';
import { buildSession } from '../builders/session.ts';
import { clusterParent } from './cluster-parent.ts';
import { readStoredAuction } from '../scenes/stored-auction.ts';

const kills = Number(process.env['DATABASE_KILLS'] ?? repeats(1, 2));
const bidders = 24;

let dataDir: string;
let postgres: Embedded;
let database: Database;
let node: ApiProcess;
let tokens: string[];
let offerCode: number;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(await clusterParent(), 'patio-killed-'));
  postgres = await startEmbedded({ dataDir, log: () => undefined });
  await migrate(postgres.url);
  database = openDatabase({ url: postgres.url, max: 4 });
  await database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 100000' });
  offerCode = await buildAuctionedOffer(database, Date.now());
  const config = loadConfig({ APP_MODE: 'test', DATABASE_URL: postgres.url, PATIO_DATA_DIR: dataDir });
  tokens = [];
  for (let index = 0; index < bidders; index += 1) {
    const { id } = await buildDealer(database);
    tokens.push((await buildSession({ clock: systemClock, config, database }, id)).token);
  }
  node = await startApiProcess(postgres.url, dataDir, { BID_THROTTLE_MINUTES: '0' });
});

afterAll(async () => {
  await node.kill();
  await database.close();
  await postgres.stop();
  await rm(await findCluster(dataDir), { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly code: number | undefined;
}

/** Sends a bid until it is answered, with the same key each time, as the screens do. */
async function bidUntilAnswered(
  token: string,
  key: string,
  amount: number,
  automatic: boolean,
): Promise<Answer> {
  for (let tries = 0; tries < 1_000; tries += 1) {
    const reply = await fetch(`${node.origin}/api/lance`, {
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
    });
    const body: { data?: { codigo: number } } = JSON.parse(await reply.text());
    if (reply.status < 500) return { status: reply.status, code: body.data?.codigo };
    await pause(50);
  }
  throw new Error('The bid was not answered.');
}

async function bidWhile(going: () => boolean, token: string, bidder: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let round = 0; going(); round += 1) {
    const automatic = (bidder + round) % 4 === 0;
    const amount = 10_000 + round * 200 + ((bidder * 7919) % 200);
    const key = `${automatic ? 'a' : 'm'}-${bidder}-${round}`;
    answers.push(await bidUntilAnswered(token, key, amount, automatic));
  }
  return answers;
}

/** When the first process of the database began. */
async function startOf(asked: Database): Promise<string | undefined> {
  const began = { name: 'test.began', text: 'select pg_postmaster_start_time()::text as at' };
  return (await asked.row<{ at: string }>(began))?.at;
}

/** Kills the database's first process at odd moments; its supervisor restarts it. */
async function killInTurn(): Promise<number> {
  let done = 0;
  for (let turn = 0; turn < kills; turn += 1) {
    await pause(700 + ((turn * 379) % 900));
    const found = await findPostmaster(await findCluster(dataDir));
    if (!found) throw new Error('The database does not run.');
    const before = await startOf(database);
    process.kill(found.pid, 'SIGKILL');
    done += 1;
    // Its children answer for a moment longer: only a new one counts.
    for (let tries = 0; tries < 600; tries += 1) {
      const start = await startOf(database).catch(() => before);
      if (start !== before) break;
      await pause(50);
    }
  }
  return done;
}

it(
  `loses no bid and doubles none while the database is killed ${kills} times, and goes on by itself`,
  { timeout: 60_000 + kills * 20_000 },
  async () => {
    let going = true;
    const killing = killInTurn().finally(() => (going = false));
    const answers = (
      await Promise.all(tokens.map((token, bidder) => bidWhile(() => going, token, bidder)))
    ).flat();
    expect(await killing).toBe(kills);

    const auction = await readStoredAuction(database, offerCode);
    expect(auction.chain).toBe('intact');
    expect(auction.replayed).toEqual(auction.stored);

    const codes = await database.rows<{ code: number }>(
      {
        name: 'test.codes',
        text: 'select code from bid where offer_code = $1 union all select code from maximum where offer_code = $1',
      },
      [offerCode],
    );
    const known = new Set(codes.map((row) => row.code));
    const acknowledged = answers.filter(({ status }) => status === 201);
    const lost = acknowledged.filter(({ code }) => code === undefined || !known.has(code));
    expect([acknowledged.length > 0, lost]).toEqual([true, []]);

    // One ledger line for each recorded manual bid, one maximum for each recorded automatic one: none twice.
    const counts = await database.row<{ manual: number; automatic: number; lines: number; maxima: number }>(
      {
        name: 'test.counts',
        text: `select (select count(*) from idempotency where key like 'm-%') as manual,
                 (select count(*) from idempotency where key like 'a-%') as automatic,
                 (select count(*) from bid where offer_code = $1 and kind = 'L') as lines,
                 (select count(*) from maximum where offer_code = $1) as maxima`,
      },
      [offerCode],
    );
    expect(counts).toMatchObject({ lines: counts?.manual, maxima: counts?.automatic });
    if (process.env['DATABASE_KILLS']) {
      const numbers = { kills, answered: answers.length, acknowledged: acknowledged.length, ...counts };
      process.stdout.write(`${JSON.stringify(numbers)}\n`);
    }
    // The process has lived through all of it.
    expect(await node.stop()).toBe(0);
  },
);
