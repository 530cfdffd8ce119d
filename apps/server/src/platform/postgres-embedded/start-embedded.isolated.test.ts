import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../../../test/ask.ts';
import { clusterParent } from '../../../test/processes/cluster-parent.ts';
import { findCluster } from './find-places.ts';
import { runningUrl } from './running-url.ts';
import { startEmbedded } from './start-embedded.ts';

let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(await clusterParent(), 'patio embedded ç '));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const start = () => startEmbedded({ dataDir, durable: false, log: () => undefined });

test('the server is PostgreSQL 18 with checksums, UTF-8, Portuguese order and the search extensions', async () => {
  const server = await start();
  const [facts] = await ask(
    server.url,
    `select current_setting('server_version_num')::int / 10000 as major, current_setting('data_checksums') as checksums,
            current_setting('server_encoding') as encoding, lower('AÇÃO') as lower,
            (select count(*)::int from pg_available_extensions where name in ('unaccent', 'pg_trgm')) as extensions,
            (select array_agg(x order by x collate "pt-BR-x-icu") from unnest(array['Zebra', 'Érico', 'abelha', 'Ágata']) x) as ordered`,
  );
  await server.stop();
  expect(facts).toEqual({
    major: 18,
    checksums: 'on',
    encoding: 'UTF8',
    lower: 'ação',
    extensions: 2,
    ordered: ['abelha', 'Ágata', 'Érico', 'Zebra'],
  });
});

test('nobody gets in without the password, which only its owner may read', async () => {
  const server = await start();
  const without = new URL(server.url);
  without.password = 'guess';
  await expect(ask(without.href, 'select 1')).rejects.toThrow(/password authentication failed/);
  await server.stop();
  const stored = await stat(path.join(dataDir, 'postgres-password'));
  expect(stored.mode & 0o077).toBe(0);
});

test('a command beside the server finds the running database, and none when it is down', async () => {
  const server = await start();
  expect(await runningUrl(dataDir)).toBe(server.url);
  await server.stop();
  expect(await runningUrl(dataDir)).toBeNull();
});

test('a stale postmaster.pid whose number belongs to another program does not stop the start', async () => {
  const file = path.join(await findCluster(dataDir), 'postmaster.pid');
  await writeFile(file, `${process.pid}\n${path.dirname(file)}\n1\n5432\n\n127.0.0.1\n\n`);
  const server = await start();
  expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
});

test('a lost password is reported in one sentence', async () => {
  const file = path.join(dataDir, 'postgres-password');
  const password = await readFile(file, 'utf8');
  await rm(file);
  await expect(start()).rejects.toThrow(/^The file postgres-password is missing in .*: put it back/);
  await writeFile(file, password, { mode: 0o600 });
});

test('a database that cannot be opened is reported in one sentence that names the log', async () => {
  const version = path.join(await findCluster(dataDir), 'PG_VERSION');
  await writeFile(version, '9.6\n');
  await expect(start()).rejects.toThrow(
    /^The embedded PostgreSQL did not start: .*incompatible.*postgres\.log\)\.$/s,
  );
  await writeFile(version, '18\n');
});
