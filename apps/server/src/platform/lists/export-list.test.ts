import { listSpec } from '@patio/contract/wire/list-query.ts';
import { readdir, readlink } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anActor } from '../../../test/builders/actor.ts';
import { buildAccount } from '../../../test/builders/account.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import type { Statement } from '../db/statement.ts';
import { exportList, listSource } from './public.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await buildAccount(server.deps.database, {});
});
afterAll(() => server.close());

const spec = listSpec({ sorts: ['codigo'], order: 'codigo', filters: {} });
const base: Statement<{ readonly id: number }> = {
  name: 'test.exported',
  text: 'select a.id from account a',
};
const list = listSource(spec, {
  base,
  from: 'from account a',
  key: 'a.id',
  sorts: { codigo: { sql: 'a.id', type: 'bigint' } },
  filters: {},
  searched: { texts: [], codes: [] },
});

/** Files of exports that this process has open, deleted ones too. */
async function openExports(): Promise<number> {
  const names = await readdir('/proc/self/fd').catch(() => []);
  const files = await Promise.all(names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')));
  return files.filter((file) => file.includes('patio-export-')).length;
}

it('an export that fails keeps no file open', async () => {
  const failing = () => {
    throw new Error('No cell.');
  };
  const columns = [{ PTBR: 'Conta', EN: 'Account', cell: failing }];
  const asked = { list, query: {}, columns, name: 'test' };
  const context = { actor: anActor(), idiom: 'PTBR', now: server.clock.now() } as const;
  for (let at = 0; at < 5; at += 1)
    await expect(exportList(server.deps.database, asked, context)).rejects.toThrow('No cell.');
  await expect.poll(openExports).toBe(0);
});
