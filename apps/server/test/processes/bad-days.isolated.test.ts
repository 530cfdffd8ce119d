import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../../src/config/load-config.ts';
import { systemClock } from '../../src/platform/clock/clock.ts';
import { openDatabase, type Database } from '../../src/platform/db/database.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { findCluster } from '../../src/platform/postgres-embedded/find-places.ts';
import { startEmbedded, type Embedded } from '../../src/platform/postgres-embedded/start-embedded.ts';
import { startApiProcess, type ApiProcess } from './api-process.ts';
import { buildDealer } from '../builders/dealer.ts';
import { buildAuctionedOffer } from '../builders/auctioned-offer.ts';
import { buildSession } from '../builders/session.ts';
import { clusterParent } from './cluster-parent.ts';
import { clusterPids, freeze, postmasterPid } from './cluster-processes.ts';
import { everyCall, type PlainCall } from '../calls/every-call.ts';
import type { Reference } from '../fuzz/calls.ts';

/** The product answers within 3 s, whatever has happened to the database; a busy machine takes longer, and a call without a limit takes for ever. */
const timeoutMs = 20_000;
const unavailable =
  'O sistema está fora do ar por um momento. Nada foi registrado; tente de novo em instantes.';

let dataDir: string;
let postgres: Embedded;
let owner: Database;
let api: ApiProcess;
/** Two people, who bid in turn; anyone who leads is refused in this way. */
const leading = 409;
const tokens: string[] = [];
let offerCode: number;
let amount = 10_000;
let turn = 0;

const run = (text: string) => owner.run({ name: `test ${text.slice(0, 55)}`, text });
const dropSessions = () =>
  run(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'patio-api%' or application_name = 'patio-health'",
  );
const reload = async (setting: string) => {
  await run(setting);
  await run('select pg_reload_conf()');
};

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(await clusterParent(), 'patio-bad-days-'));
  postgres = await startEmbedded({ dataDir, durable: false, log: () => undefined });
  await migrate(postgres.url);
  const mayWrite = Object.assign(new URL(postgres.url), {
    search: '?options=-c default_transaction_read_only=off',
  });
  owner = openDatabase({ url: mayWrite.href, max: 1, applicationName: 'patio-test' });
  // The owner of a cluster is never refused for lack of connections.
  await run("create role app login password 'app'");
  await run('grant all on all tables in schema public to app');
  await run('grant all on all sequences in schema public to app');
  await run('update profile_limit set amount = 100000');
  offerCode = await buildAuctionedOffer(owner, Date.now());
  const config = loadConfig({ APP_MODE: 'test', DATABASE_URL: postgres.url, PATIO_DATA_DIR: dataDir });
  for (let people = 0; people < 2; people += 1) {
    const { id } = await buildDealer(owner);
    tokens.push((await buildSession({ clock: systemClock, config, database: owner }, id)).token);
  }
  const url = Object.assign(new URL(postgres.url), { username: 'app', password: 'app' });
  api = await startApiProcess(url.href, dataDir, { BID_THROTTLE_MINUTES: '0' });
});
afterAll(async () => {
  await api.kill();
  await owner.close();
  await postgres.stop();
  await rm(await findCluster(dataDir), { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});

interface Answer {
  readonly name: string;
  readonly status: number;
  readonly ms: number;
  readonly retryAfter: string | null;
  readonly text: string | undefined;
}

/** Makes a call and measures until its answer begins. */
async function ask({ name, method, url, body }: PlainCall): Promise<Answer> {
  const start = performance.now();
  const token = tokens[turn % tokens.length] ?? '';
  const giveUp = new AbortController();
  const reply = await fetch(api.origin + url, {
    method,
    signal: giveUp.signal,
    headers: {
      'security-token': token,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const ms = Math.round(performance.now() - start);
  const notified: { erros?: string[] } =
    reply.status === 503 && url.startsWith('/api') ? JSON.parse(await reply.text()) : {};
  // A live stream never ends by itself.
  giveUp.abort();
  return {
    name,
    status: reply.status,
    ms,
    retryAfter: reply.headers.get('retry-after'),
    text: notified.erros?.[0],
  };
}

const ready = () => ask({ name: 'ready', method: 'GET', url: '/health/ready', body: undefined });
const readOffers = () => ask({ name: 'list-offers', method: 'GET', url: '/api/offer', body: undefined });
const readMe = () => ask({ name: 'get-me', method: 'GET', url: '/api/auth/me', body: undefined });
const bid = async () => {
  amount += 100;
  const terms = { cdmoeda: 1, ismaximo: false, frete: 'N', endereco: null };
  const body = { cdofrta: offerCode, vllance: amount, ...terms };
  const answer = await ask({ name: 'place-bid', method: 'POST', url: '/api/lance', body });
  if (answer.status === 201 || answer.status === leading) turn += 1;
  return answer;
};

/** Bids until one counts; gives what was answered before. */
async function bidUntilItCounts(): Promise<Answer[]> {
  const refused: Answer[] = [];
  const until = performance.now() + 60_000;
  for (;;) {
    const answer = await bid();
    if (answer.status === 201) return refused;
    refused.push(answer);
    if (performance.now() > until) throw new Error(`No bid counts: ${JSON.stringify(refused.slice(-3))}`);
    await pause(50);
  }
}

const isClear = ({ status, ms, retryAfter, text }: Answer) =>
  status === 503 && ms <= timeoutMs && retryAfter !== null && text === unavailable;

describe('a database that is frozen', () => {
  it('refuses every call within three seconds, at once when it is known, and bids count again when it is back', async () => {
    const reference: Reference = JSON.parse(await (await fetch(`${api.origin}/openapi.json`)).text());
    const calls = everyCall(reference, { codes: [offerCode] });
    await bidUntilItCounts();
    const thaw = freeze(await clusterPids(await findCluster(dataDir)));
    try {
      const [health, ...answers] = await Promise.all([ready(), ...calls.map(ask)]);
      expect(health).toMatchObject({ status: 503 });
      expect([health, ...answers].filter(({ ms }) => ms > timeoutMs)).toEqual([]);
      expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
      const refused = answers.filter(({ status }) => status === 503);
      expect(refused.length).toBeGreaterThan(calls.length / 2);
      expect(refused.filter(({ retryAfter, text }) => retryAfter === null || text === undefined)).toEqual([]);
      const known = await bid();
      expect([isClear(known), known.ms < 2000]).toEqual([true, true]);
    } finally {
      thaw();
    }
    await bidUntilItCounts();
    await expect.poll(async () => (await ready()).status).toBe(200);
  });

  it('answers on what it has open where only its first process is frozen', async () => {
    const thaw = freeze([await postmasterPid(await findCluster(dataDir))]);
    try {
      const answers = await Promise.all(Array.from({ length: 30 }, readOffers));
      expect(answers.filter(({ ms }) => ms > timeoutMs)).toEqual([]);
      expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    } finally {
      thaw();
    }
    await bidUntilItCounts();
  });
});

describe('a database that takes no writes', () => {
  it('is read, refuses bids in words, and counts as not ready', async () => {
    await reload('alter system set default_transaction_read_only = on');
    await expect.poll(async () => (await bid()).status).toBe(503);
    expect(isClear(await bid())).toBe(true);
    expect([(await readOffers()).status, (await readMe()).status]).toEqual([200, 200]);
    await expect.poll(async () => (await ready()).status).toBe(503);
    await reload('alter system reset default_transaction_read_only');
    await bidUntilItCounts();
    await expect.poll(async () => (await ready()).status).toBe(200);
  });

  it('leaves no session behind that would refuse for good', async () => {
    await run('alter database patio set default_transaction_read_only = on');
    await dropSessions();
    await expect.poll(async () => isClear(await bid())).toBe(true);
    await run('alter database patio reset default_transaction_read_only');
    const refused = await bidUntilItCounts();
    expect(refused.filter(({ status }) => status !== leading).every(isClear)).toBe(true);
    await expect.poll(async () => (await ready()).status).toBe(200);
  });
});

it('a database without connections to give refuses in words, and is used again when it has some', async () => {
  await run('alter role app connection limit 0');
  await dropSessions();
  await expect.poll(async () => isClear(await bid())).toBe(true);
  expect([isClear(await readOffers()), (await ready()).status]).toEqual([true, 503]);
  await run('alter role app connection limit -1');
  await bidUntilItCounts();
});

it('a database that is stopped and starts refuses in words until it is there', async () => {
  process.kill(await postmasterPid(await findCluster(dataDir)), 'SIGINT');
  const statuses: number[] = [];
  let back = 0;
  for (let tries = 0; tries < 400 && back < 20; tries += 1) {
    const answer = await bid();
    statuses.push(answer.status);
    if (answer.status === 503) expect(answer.ms <= timeoutMs && answer.retryAfter !== null).toBe(true);
    else expect([201, leading]).toContain(answer.status);
    back = answer.status === 201 ? back + 1 : 0;
    await pause(20);
  }
  expect([statuses.includes(503), back]).toEqual([true, 20]);
});
