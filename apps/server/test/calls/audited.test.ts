import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { AUDIT_ACTIONS } from '@patio/contract/people/audit/audit-actions.ts';
import { defineRoute } from '@patio/contract/route/define-route.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { features } from '../../src/features.ts';
import { recordAudit } from '../../src/platform/audit/public.ts';
import type { Transaction } from '../../src/platform/db/database.ts';
import { buildApp } from '../../src/platform/http/build-app.ts';
import { collectContracts } from '../../src/platform/http/reference-routes.ts';
import { needsAudit, serve } from '../../src/platform/http/serve.ts';
import { anActor } from '../builders/actor.ts';
import { buildAccount } from '../builders/account.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

/** Calls below /admin that change something and write no audit row, each with its reason. */
const NOT_AUDITED: Readonly<Record<string, string>> = {
  'sign-in-to-office': 'a sign-in: in the security events of the account',
  'sign-in-to-office-with-passkey': 'a sign-in: in the security events of the account',
  'renew-office-session': 'keeps a session open',
  'sign-out-of-office': 'a sign-out',
  'note-open-record': 'who looks at a record is not a change of it',
  'read-notices': 'own notifications are read',
  'upload-complaint-file': 'nobody sees it before its step is taken, which is audited',
  'open-conversation': 'a conversation without messages says nothing; those of staff are audited',
  'read-conversation': 'when it was read stands with the message',
  'upload-message-file': 'nobody sees it before its message is sent, which is audited',
  'save-draft': 'states nothing to anyone before it is published, which is audited',
  'add-draft-photo': 'the same',
  'rotate-draft-photo': 'the same',
  'edit-draft-photo': 'the same',
  'save-draft-report': 'the same',
  'begin-draft-video': 'the same',
  'add-draft-video-part': 'the same',
  'add-yard-photo': 'belongs to an intake or an inspection, which is audited',
  'add-exit-photo': 'belongs to an exit, which is audited',
  'look-up-vehicle': 'proposes data; each look-up is audited by its handler',
  'look-at-gate': 'finds a purchase; a wrong code is audited by its handler',
  'create-import': 'begins an upload; the import itself is audited',
  'add-import-part': 'the same',
  'choose-import-sheet': 'reads another sheet of the file, and changes no offer',
  'begin-import-photos': 'begins an upload; the import itself is audited',
  'remove-import-photos': 'the same',
  'check-import': 'foresees what an import would do, and changes no offer',
  'save-view': 'a view is its user’s own; the handler audits one for a role',
  'save-week-by-mail': 'what mails a user wants is their own',
  'delete-view': 'a view is its user’s own; the handler audits one for a role',
};

let server: TestServer;
let app: FastifyInstance;
let staff: number;

const change = (name: string) =>
  defineRoute({
    name,
    method: 'POST',
    path: `/admin/${name}`,
    access: 'staff',
    roles: ['sales'],
    tag: 'test',
    summary: 'Changes something',
    success: { status: 200, schema: z.object({ done: z.boolean() }) },
    errors: [],
  });

const accounts = (transaction: Pick<Transaction, 'run'>) =>
  transaction.run(
    { name: 'test.changes-something', text: `update account set surname = 'Mudou' where id = $1` },
    [staff],
  );
const surname = async () =>
  (
    await server.deps.database.row<{ surname: string }>(
      { name: 'test.surname', text: 'select surname from account where id = $1' },
      [staff],
    )
  )?.surname;

beforeAll(async () => {
  server = await startTestServer();
  staff = (await buildAccount(server.deps.database, { staffRole: 'sales' })).id;
  app = await buildApp({
    logger: server.deps.logger,
    clock: server.clock,
    metrics: server.deps.metrics,
    findActor: async () => anActor({ accountId: staff, staffRole: 'sales', office: true }),
    trustProxy: false,
  });
  const { database } = server.deps;
  const row = { actorId: staff, action: 'planted', subject: `account ${staff}`, at: 0 } as const;
  serve(
    app,
    change('silent'),
  )(async () => {
    await database.transact(accounts);
    return { done: true };
  });
  serve(
    app,
    change('alone'),
  )(async () => {
    await accounts(database);
    return { done: true };
  });
  serve(
    app,
    change('told'),
  )(async () => {
    await database.transact(async (transaction) => {
      await accounts(transaction);
      await recordAudit(transaction, row);
    });
    return { done: true };
  });
  serve(
    app,
    change('told-elsewhere'),
  )(async () => {
    await database.transact((transaction) => recordAudit(transaction, row));
    await database.transact(accounts);
    return { done: true };
  });
  serve(
    app,
    change('counted'),
  )(async () => {
    const count = {
      name: 'test.counts',
      text: `update account set surname = 'Contou'`,
      counts: true,
    } as const;
    await database.run(count);
    return { done: true };
  });
  serve(
    app,
    change('looked'),
  )(async () => {
    const lock = { name: 'test.locks', text: 'select id from account where id = $1 for update' };
    await database.transact((transaction) => transaction.rows(lock, [staff]));
    return { done: true };
  });
});
beforeEach(async () => {
  await server.deps.database.run({ name: 'test.back', text: `update account set surname = 'Antes'` });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const send = async (name: string) => {
  const reply = await app.inject({
    method: 'POST',
    url: `/admin/${name}`,
    payload: {},
    headers: { 'security-token': 'x' },
  });
  return [reply.statusCode, await surname()];
};

describe('a change by a call of the back office', () => {
  it.each(['silent', 'alone', 'told-elsewhere'])(
    'without an audit row in its transaction is not stored: %s',
    async (name) => {
      expect(await send(name)).toEqual([500, 'Antes']);
    },
  );

  it('with one is', async () => {
    expect(await send('told')).toEqual([200, 'Mudou']);
  });

  it('that only counts what limits callers needs none', async () => {
    expect(await send('counted')).toEqual([200, 'Contou']);
  });

  it('that changes nothing needs none', async () => {
    expect(await send('looked')).toEqual([200, 'Antes']);
  });

  it('is held to that at every call that is not on a short list, with a reason', async () => {
    const probe = await buildApp({
      logger: server.deps.logger,
      clock: server.clock,
      metrics: server.deps.metrics,
      findActor: async () => null,
      trustProxy: false,
    });
    const contracts = collectContracts(probe);
    for (const register of features) await register(probe, server.deps);
    await probe.close();
    const changing = contracts.filter(
      ({ path, method, access }) => method !== 'GET' && (access === 'staff' || path.startsWith('/admin/')),
    );
    expect(changing.length).toBeGreaterThan(40);
    const free = changing.filter((route) => !needsAudit(route)).map(({ name }) => name);
    expect(free.toSorted()).toEqual(Object.keys(NOT_AUDITED).toSorted());
  });
});

it('every action that is written can be looked for', async () => {
  const root = new URL('../../src/', import.meta.url);
  const written = new Set<string>();
  for await (const file of glob('**/*.ts', { cwd: fileURLToPath(root) })) {
    if (file.includes('.test.') || file.includes('audit.store')) continue;
    const text = await readFile(new URL(file, root), 'utf8');
    if (!/recordAudit|StaffAction|decideAsStaff|changeOffer|OfferAction|recordImport/u.test(text)) continue;
    for (const [line] of text.matchAll(/\baction: [^,;]+/gu))
      for (const [, name] of line.matchAll(/'([a-z]+(?:-[a-z]+)+)'/gu))
        if (name !== undefined) written.add(name);
  }
  expect(written.size).toBeGreaterThan(50);
  expect([...written].filter((name) => !AUDIT_ACTIONS.some((known) => known === name))).toEqual([]);
});
