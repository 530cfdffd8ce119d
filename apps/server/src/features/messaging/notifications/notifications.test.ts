import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildAccount, type BuiltAccount } from '../../../../test/builders/account.ts';
import { buildSession, type BuiltSession } from '../../../../test/builders/session.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';
import { notify } from './public.ts';

let server: TestServer;
let account: BuiltAccount;
let session: BuiltSession;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  account = await buildAccount(server.deps.database);
  session = await buildSession(server.deps, account.id);
});

interface Listed {
  readonly codigoNotificacao: number;
  readonly lida: boolean;
}

const send = (title: string, body = 'texto', dedupeKey?: string) =>
  server.deps.database.transact((transaction) =>
    notify(server.deps, transaction, {
      accountId: account.id,
      title,
      body,
      dedupeKey,
      now: server.clock.now(),
    }),
  );
const list = async () =>
  (await server.app.inject({ url: '/api/usrio/notif', headers: session.headers })).json<Listed[]>();
const read = (codigoNotificacao: unknown, { headers } = session) =>
  server.app.inject({ method: 'POST', url: '/api/usrio/notif', payload: { codigoNotificacao }, headers });
const unread = async () =>
  (await server.app.inject({ url: '/api/auth/me', headers: session.headers })).json<{
    notifications: number;
  }>().notifications;

test('lists a bare array, newest first, with the documented fields, API-50', async () => {
  await send('Primeira');
  await send('Segunda');
  expect(await list()).toEqual([
    expect.objectContaining({ tituloNotificacao: 'Segunda' }),
    {
      codigoNotificacao: expect.any(Number),
      tituloNotificacao: 'Primeira',
      descricaoNotificacao: 'texto',
      dataInicio: '2026-06-01T15:00:00.000Z',
      nomeArquivo: null,
      tamanho: null,
      guid: null,
      lida: false,
    },
  ]);
});

test('what was told earlier stands below, whatever was stored first', async () => {
  const told = (title: string, now: number) =>
    server.deps.database.transact((transaction) =>
      notify(server.deps, transaction, { accountId: account.id, title, body: 'texto', now }),
    );
  await told('Nova', server.clock.now());
  await told('Antiga', server.clock.now() - 60_000);
  expect(await list()).toMatchObject([{ tituloNotificacao: 'Nova' }, { tituloNotificacao: 'Antiga' }]);
});

test('reading lowers the count of the session user, once, API-51 NOTF-10', async () => {
  await send('A');
  await send('B');
  expect(await unread()).toBe(2);
  const [newest] = await list();
  for (let i = 0; i < 2; i += 1) expect((await read(newest?.codigoNotificacao)).statusCode).toBe(204);
  expect(await unread()).toBe(1);
  expect((await list()).map(({ lida }) => lida)).toEqual([true, false]);
});

test('another user can neither see nor read it', async () => {
  await send('Minha');
  const [mine] = await list();
  const otherUser = await buildSession(server.deps, (await buildAccount(server.deps.database)).id);
  expect((await read(mine?.codigoNotificacao, otherUser)).statusCode).toBe(404);
  session = { ...otherUser };
  expect(await list()).toEqual([]);
});

test('needs a session, and a code', async () => {
  expect((await server.app.inject({ url: '/api/usrio/notif' })).statusCode).toBe(401);
  expect((await read('abc')).statusCode).toBe(422);
  expect((await read(999_999_999)).statusCode).toBe(404);
});

test('the same key sends it once', async () => {
  await send('A', 'texto', 'chave');
  await send('A', 'texto', 'chave');
  expect(await list()).toHaveLength(1);
});

test('takes scripts and handlers out of the body, S-28', async () => {
  await send('A', '<p onclick="x()">Olá <b>você</b></p><script>x()</script><a href="javascript:x()">a</a>');
  expect(await list()).toMatchObject([{ descricaoNotificacao: '<p>Olá <b>você</b></p><a>a</a>' }]);
});

test('takes what no text may hold out of the body, also where an entity stands for it', async () => {
  await send('A', '<p>Ol&#x202E;á &#8203;<b>você</b> 👩‍👧\u2066</p>');
  expect(await list()).toMatchObject([{ descricaoNotificacao: '<p>Olá <b>você</b> 👩‍👧</p>' }]);
});

test('an attachment comes byte by byte to its owner only, API-52 NOTF-11', async () => {
  const guid = '7f3d0c9a-9b1e-4a56-8f64-2a3f2a7d1b10';
  const bytes = Buffer.from([0, 255, 13, 10, 37, 80, 68, 70]);
  await openStorage(server.deps.config).put(`attachments/${guid}`, bytes);
  await server.deps.database.run(
    {
      name: 'test.attach',
      text: `insert into notification (account_id, title, body, created_at, attachment_guid, attachment_name, attachment_bytes)
        values ($1, 'Anexo', 'texto', now(), $2, 'termo de retirada.pdf', $3)`,
    },
    [account.id, guid, bytes.length],
  );
  const get = ({ headers } = session) =>
    server.app.inject({ url: `/api/usrio/notif/anexo/${guid}`, headers });
  const reply = await get();
  expect(reply.rawPayload.equals(bytes)).toBe(true);
  expect(reply.headers['content-disposition']).toContain('attachment');
  expect(await list()).toMatchObject([{ tamanho: bytes.length, guid, nomeArquivo: 'termo de retirada.pdf' }]);
  const otherUser = await buildSession(server.deps, (await buildAccount(server.deps.database)).id);
  expect((await get(otherUser)).statusCode).toBe(404);
  expect((await server.app.inject({ url: `/api/usrio/notif/anexo/${guid}` })).statusCode).toBe(401);
});
