import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { deliverBroadcastsJob } from './public.ts';

let server: TestServer;
let staff: StaffMember;
let ana: Buyer;
let rui: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  staff = await buildStaff(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance(60_000);
  ana = await buildBuyer(server, { profileCode: 5 });
  rui = await buildBuyer(server, { profileCode: 6 });
  // The clock of the test stands before the day on which it runs.
  await server.deps.database.run({
    name: 'test.since',
    text: `update account set created_at = '2026-01-01'`,
  });
});

const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\nfim', 'latin1');
const file = (nome: string, bytes: Buffer) => ({ nome, conteudo: bytes.toString('base64') });
const message = (destino: object, destinatarios: number, more: object = {}) => ({
  titulo: 'Feirão de sábado',
  mensagem: 'Das 8 às 12 h.\n\nTraga <documento> & chave.',
  destino,
  destinatarios,
  ...more,
});
const send = (body: object) => staff.post('/admin/notifications', body);
const count = async (query: string) =>
  (await staff.get(`/admin/notifications/recipients?${query}`)).json<{ data: { destinatarios: number } }>()
    .data.destinatarios;
const inbox = async (person: Buyer) =>
  (await person.get('/usrio/notif')).json<
    {
      tituloNotificacao: string;
      descricaoNotificacao: string;
      guid: string | null;
      nomeArquivo: string | null;
    }[]
  >();
const work = async () => {
  const job = deliverBroadcastsJob(server.deps);
  while (await job.run());
};

test('reaches one person with its attachment, byte by byte, S-41 NOTF-03 NOTF-11', async () => {
  const reply = await send(message({ conta: ana.id }, 1, { anexo: file('regulamento do feirão.pdf', pdf) }));
  expect([reply.statusCode, reply.json()]).toMatchObject([
    201,
    { data: { destinatarios: 1, entregues: 0, nomeArquivo: 'regulamento do feirão.pdf', concluidaEm: null } },
  ]);
  await work();
  const [notified] = await inbox(ana);
  expect(notified).toMatchObject({
    tituloNotificacao: 'Feirão de sábado',
    descricaoNotificacao: '<p>Das 8 às 12 h.</p><p>Traga &lt;documento&gt; &amp; chave.</p>',
    nomeArquivo: 'regulamento do feirão.pdf',
  });
  const download = await ana.get(`/usrio/notif/anexo/${notified?.guid}`);
  expect(download.rawPayload.equals(pdf)).toBe(true);
  expect((await rui.get(`/usrio/notif/anexo/${notified?.guid}`)).statusCode).toBe(404);
  expect(await inbox(rui)).toEqual([]);
});

test('reaches a segment by profile, state and interest, all of which must apply', async () => {
  await server.deps.database.run({
    name: 'test.interest-category',
    text: `insert into category (code, name, position, icon) values (1, 'Carros', 1, 'car') on conflict do nothing`,
  });
  await server.deps.database.run(
    { name: 'test.interest', text: 'insert into interest (account_id, category_code) values ($1, 1)' },
    [ana.id],
  );
  const [row] = await server.deps.database.rows<{ uf: string }>(
    {
      name: 'test.uf',
      text: 'select s.uf from address a join state s on s.code = a.state_code where a.account_id = $1',
    },
    [ana.id],
  );
  const destino = { perfil: 5, estado: row?.uf, categoria: 1 };
  const n = await count(`perfil=5&estado=${row?.uf}&categoria=1`);
  expect(n).toBe(1);
  expect(await count('perfil=6&categoria=1')).toBe(0);
  expect((await send(message(destino, n))).statusCode).toBe(201);
  await work();
  expect(await inbox(ana)).toHaveLength(1);
  expect(await inbox(rui)).toEqual([]);
});

test('reaches everybody who had an account, in pieces, each once, however many workers and restarts', async () => {
  await server.deps.database.run({
    name: 'test.crowd',
    text: `insert into account (email, username, password_hash, name, profile_code, kind, created_at)
      select 'p' || n || '@crowd.test', 'p' || n, 'x', 'P', 7, 'F', '2026-01-01' from generate_series(1, 1200) n`,
  });
  const n = await count('todos=true');
  expect(n).toBeGreaterThan(1200);
  const { codigo } = (await send(message({ todos: true }, n))).json<{ data: { codigo: number } }>().data;
  server.clock.advance(1000);
  const late = await buildBuyer(server);
  await server.deps.database.run(
    { name: 'test.late', text: 'update account set created_at = $2 where id = $1' },
    [late.id, new Date(server.clock.now())],
  );
  await deliverBroadcastsJob(server.deps).run();
  await Promise.all([work(), work(), work()]);
  const [notified] = await server.deps.database.rows<{ n: number; people: number }>(
    {
      name: 'test.told',
      text: 'select count(*) as n, count(distinct account_id) as people from notification where dedupe_key = $1',
    },
    [`broadcast:${codigo}`],
  );
  expect(notified).toEqual({ n, people: n });
  expect(await inbox(late)).toEqual([]);
  const list = (await staff.get('/admin/notifications')).json<{
    data: { codigo: number; entregues: number; concluidaEm: string | null }[];
  }>().data;
  expect(list[0]).toMatchObject({ codigo, entregues: n, concluidaEm: expect.any(String) });
});

test('is sent only when as many as were counted would get it, and once when sent twice', async () => {
  expect((await send(message({ conta: ana.id }, 2))).statusCode).toBe(409);
  const body = message({ conta: ana.id }, 1, { titulo: 'Duas vezes', anexo: file('a.pdf', pdf) });
  const [one, other] = await Promise.all([send(body), send(body)]);
  expect(one.json()).toEqual(other.json());
  await work();
  expect(await inbox(ana)).toHaveLength(1);
  const audited = await server.deps.database.rows<{ title: string }>({
    name: 'test.audited-broadcasts',
    text: `select b.title from audit a join broadcast b on a.subject = 'broadcast ' || b.id where a.action = 'send-broadcast'`,
  });
  expect(audited.filter(({ title }) => title === 'Duas vezes')).toHaveLength(1);
});

test('takes scripts out of HTML, S-28', async () => {
  await send(message({ conta: ana.id }, 1, { mensagem: '<p onclick="x()">Olá</p><script>x()</script>' }));
  await work();
  expect((await inbox(ana))[0]?.descricaoNotificacao).toBe('<p>Olá</p>');
});

describe('is refused', () => {
  const kind = 'Anexe um arquivo PDF, PNG, JPEG, TXT ou CSV; o conteúdo deve corresponder ao nome.';
  test.each([
    ['a page as PDF', { anexo: file('a.pdf', Buffer.from('<html>')) }, kind],
    ['a program', { anexo: file('a.exe', Buffer.from('MZ')) }, kind],
    ['a page', { anexo: file('a.html', Buffer.from('<html>')) }, kind],
    ['bytes as text', { anexo: file('a.csv', Buffer.from([0xff, 0, 1])) }, kind],
    [
      'a name with a path',
      { anexo: file('../a.pdf', pdf) },
      'O nome do anexo pode ter até 100 caracteres, sem barras.',
    ],
    [
      '2 MB and a byte',
      { anexo: file('a.txt', Buffer.alloc(2 * 1024 * 1024 + 1, 65)) },
      'O anexo pode ter até 2 MB e não pode ser vazio.',
    ],
    ['no title', { titulo: ' ' }, 'Escreva um título de até 120 caracteres.'],
    ['no text', { mensagem: '' }, 'Escreva a mensagem, com até 5.000 caracteres.'],
  ])('%s', async (_what, more, text) => {
    const reply = await send(message({ conta: ana.id }, 1, more));
    expect([reply.statusCode, reply.json()]).toEqual([422, { erros: [text] }]);
    await work();
    expect(await inbox(ana)).toEqual([]);
  });

  test.each([
    [{}],
    [{ conta: 1, todos: true }],
    [{ conta: 1, perfil: 5 }],
    [{ perfil: 3 }],
    [{ estado: 'es' }],
  ])('to %j, which names nobody or two things', async (destino) => {
    expect((await send(message(destino, 1))).statusCode).toBe(422);
  });

  test('by anybody else', async () => {
    expect((await ana.post('/admin/notifications', message({ todos: true }, 1))).statusCode).toBe(403);
    expect((await ana.get('/admin/notifications/recipients?todos=true')).statusCode).toBe(403);
    expect((await ana.get('/admin/notifications')).statusCode).toBe(403);
  });
});

test('leaves no file behind when it cannot be written, and no title in the audit, S-41', async () => {
  const directory = path.join(server.deps.config.dataDir, 'files', 'attachments');
  const files = async () => (await readdir(directory).catch(() => [])).length;
  const body = message({ conta: ana.id }, 1, { titulo: 'Falha', anexo: file('a.pdf', pdf) });
  const before = await files();
  const { database } = server.deps;
  await database.run({
    name: 'test.fails',
    text: `alter table broadcast add constraint test_fails check (title <> 'Falha')`,
  });
  expect((await send(body)).statusCode).toBe(500);
  expect(await files()).toBe(before);
  await database.run({
    name: 'test.fails-no-more',
    text: 'alter table broadcast drop constraint test_fails',
  });
  expect((await send(body)).statusCode).toBe(201);
  expect(await files()).toBe(before + 1);
  const [audited] = await database.rows<{ details: object }>({
    name: 'test.audited-without-words',
    text: `select details from audit where action = 'send-broadcast' order by code desc limit 1`,
  });
  expect(audited?.details).toMatchObject({ accountId: ana.id, recipients: 1, attachment: true });
  expect(JSON.stringify(audited)).not.toMatch(/Falha|a\.pdf/);
});

test('2 MB of text is taken', async () => {
  const reply = await send(
    message({ conta: ana.id }, 1, { anexo: file('a.txt', Buffer.alloc(2 * 1024 * 1024, 65)) }),
  );
  expect(reply.statusCode).toBe(201);
});

test('is read in English by accounts that chose it, and by the others as written first', async () => {
  const setIdiom = { name: 'test.idiom', text: `update account set idiom = 'EN' where id = $1` };
  await server.deps.database.run(setIdiom, [ana.id]);
  const ingles = { titulo: 'Saturday fair', mensagem: 'From 8 to 12. <script>alert(1)</script><b>Come</b>' };
  const all = await count('todos=true');
  const reply = await send(message({ todos: true }, all, { ingles }));
  expect(reply.json()).toMatchObject({
    data: { emIngles: true, destino: { conta: null, perfil: null, estado: null, categoria: null } },
  });
  await work();
  expect((await inbox(ana))[0]).toMatchObject({
    tituloNotificacao: 'Saturday fair',
    descricaoNotificacao: 'From 8 to 12. <b>Come</b>',
  });
  expect((await inbox(rui))[0]).toMatchObject({ tituloNotificacao: 'Feirão de sábado' });
  for (const bad of [
    { titulo: 'Only a title' },
    { titulo: '', mensagem: 'x' },
    { titulo: 'x', mensagem: ' ' },
  ])
    expect((await send(message({ todos: true }, all, { ingles: bad }))).statusCode).toBe(422);
  await send(message({ conta: ana.id }, 1));
  await work();
  expect((await inbox(ana))[0]).toMatchObject({ tituloNotificacao: 'Feirão de sábado' });
});
