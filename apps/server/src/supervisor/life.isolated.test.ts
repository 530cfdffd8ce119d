import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ask } from '../../test/ask.ts';
import { runningUrl } from '../platform/postgres-embedded/running-url.ts';
import {
  goneWithin,
  postmasterOf,
  superviseWith,
  temporaryDataDir,
  type Supervised,
} from '../../test/processes/supervised.ts';

let place: Awaited<ReturnType<typeof temporaryDataDir>>;
const started: Supervised[] = [];
/** What one test leaves running is what the next one begins with. */
let running: Supervised;

beforeAll(async () => {
  place = await temporaryDataDir();
});
afterAll(async () => {
  for (const { child, ended } of started) {
    child.kill('SIGINT');
    await ended;
  }
  await place.remove();
});

async function start(env: Record<string, string> = {}): Promise<Supervised> {
  const run = await superviseWith({ PATIO_DATA_DIR: place.dataDir, ...env });
  started.push(run);
  return run;
}

const facts = async (address: string) => factsReply.parse(await (await fetch(address)).json());
const factsReply = z.object({ role: z.string(), pid: z.number(), database: z.string(), web: z.string() });
const front = (run: Supervised) => `http://127.0.0.1:${run.port}`;

test('Ctrl-C ends everything with code 0, lets a call under way finish and leaves no process', async () => {
  const run = await start();
  await run.ready();
  const api = await facts(front(run));
  const web = await facts(api.web);
  expect([api.role, web.role]).toEqual(['api', 'web']);
  expect(new URL(api.database).username).toBe('patio_app');
  await expect(ask(api.database, 'create table kept (n int)')).rejects.toThrow('permission denied');
  // As a migration of a later version would.
  await ask((await runningUrl(place.dataDir)) ?? '', 'create table kept (n int)');
  await ask(api.database, 'insert into kept values (41)');
  const postmaster = await postmasterOf(place.dataDir);
  const slow = fetch(`${front(run)}/slow`);
  await pause(150);
  const code = run.end('SIGINT');
  expect((await slow).status).toBe(200);
  expect(await code).toBe(0);
  for (const pid of [api.pid, web.pid, postmaster ?? 0]) expect(await goneWithin(pid, 200)).toBe(true);
});

test('the second start has what was there; a second program is refused meanwhile', async () => {
  running = await start();
  await running.ready();
  const { database } = await facts(front(running));
  expect(await ask(database, 'select n from kept')).toEqual([{ n: 41 }]);
  const second = await start();
  expect(await second.ended).toBe(1);
  expect(second.output()).toMatch(
    new RegExp(`^The data directory .* is in use by process ${running.child.pid}: .*\n$`),
  );
  expect((await fetch(front(running))).status).toBe(200);
});

test('a PostgreSQL that is killed comes back at the same address', async () => {
  const { database } = await facts(front(running));
  const killed = await postmasterOf(place.dataDir);
  process.kill(killed ?? 0, 'SIGKILL');
  const answered = async (): Promise<unknown[]> => {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const rows = await ask(database, 'select n from kept').catch(() => null);
      if (rows !== null && (await postmasterOf(place.dataDir)) !== killed) return rows;
      await pause(100);
    }
    return [];
  };
  expect(await answered()).toEqual([{ n: 41 }]);
  expect(running.output()).toContain('the embedded PostgreSQL ended; starting it again');
});

test('a role that ends by itself is started again', async () => {
  const { pid } = await facts(front(running));
  await fetch(`${front(running)}/crash`).catch(() => undefined);
  let again = pid;
  for (let attempt = 0; attempt < 60 && again === pid; attempt += 1) {
    await pause(100);
    again = await facts(front(running)).then(
      (found) => found.pid,
      () => pid,
    );
  }
  expect(again).not.toBe(pid);
});

test('a second Ctrl-C, later, hurries a call that does not end', async () => {
  const hanging = fetch(`${front(running)}/hang`).then(
    () => 'answered',
    () => 'cut off',
  );
  await pause(200);
  running.child.kill('SIGINT');
  await pause(1200);
  const before = performance.now();
  expect(await running.end('SIGINT')).toBe(0);
  expect(performance.now() - before).toBeLessThan(6000);
  expect(await hanging).toBe('cut off');
});

test('after kill -9 of the supervisor its roles end by themselves and the next start loses nothing', async () => {
  running = await start();
  await running.ready();
  const { database, pid } = await facts(front(running));
  await ask(database, 'insert into kept values (42)');
  await running.end('SIGKILL');
  expect(await goneWithin(pid, 3000)).toBe(true);
  expect(await postmasterOf(place.dataDir)).not.toBeNull();
  running = await start();
  await running.ready();
  expect(await ask((await facts(front(running))).database, 'select n from kept order by n')).toEqual([
    { n: 41 },
    { n: 42 },
  ]);
});

test('after kill -9 of the supervisor and of PostgreSQL the next start recovers what was committed', async () => {
  await ask((await facts(front(running))).database, 'insert into kept values (43)');
  const postmaster = await postmasterOf(place.dataDir);
  await running.end('SIGKILL');
  process.kill(postmaster ?? 0, 'SIGKILL');
  running = await start();
  await running.ready();
  const rows = await ask((await facts(front(running))).database, 'select n from kept order by n');
  expect(rows).toEqual([{ n: 41 }, { n: 42 }, { n: 43 }]);
  expect(await running.end('SIGINT')).toBe(0);
});

test('a role that keeps ending stops everything with one sentence and code 1', async () => {
  const run = await start({ CRASH_ROLE: 'worker' });
  expect(await run.ended).toBe(1);
  expect(run.output()).toContain(
    'The role worker ended 5 times within a minute (code 3): its own lines above say why.',
  );
  expect(await postmasterOf(place.dataDir)).toBeNull();
});

test('Ctrl-C during the start ends it cleanly', async () => {
  const run = await start();
  while (!existsSync(path.join(place.dataDir, 'in-use.json'))) await pause(5);
  expect(await run.end('SIGINT')).toBe(0);
  expect(await postmasterOf(place.dataDir)).toBeNull();
});
