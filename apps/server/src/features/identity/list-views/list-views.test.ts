import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let staff: StaffMember;
let colleague: StaffMember;
let administrator: StaffMember;

beforeAll(async () => {
  server = await startTestServer();
  staff = await buildStaff(server);
  colleague = await buildStaff(server);
  administrator = await buildStaff(server, { staffRole: 'administrator' });
});
afterAll(() => server.close());

const view = (nome: string, more: object = {}) => ({
  nome,
  consulta: 'situacao=V&order=-valor',
  colunas: ['valor'],
  papel: null,
  ...more,
});
const save = (by: StaffMember, body: object) => by.post('/admin/views/list-purchases', body);
const names = async (by: StaffMember, list = 'list-purchases') =>
  (await by.get(`/admin/views/${list}`))
    .json<{ data: { nome: string; minha: boolean }[] }>()
    .data.map(({ nome, minha }) => `${nome} ${minha}`);

test('a view is personal, and its name saves over it', async () => {
  await save(staff, view('Hoje'));
  const again = await save(staff, view('hoje', { consulta: 'situacao=C' }));
  expect(again.json<{ data: object }>().data).toMatchObject({ nome: 'hoje', consulta: 'situacao=C' });
  expect(await names(staff)).toEqual(['hoje true']);
  expect(await names(colleague)).toEqual([]);
  expect(await names(staff, 'list-reviews')).toEqual([]);
});

test('a view of a role is made and deleted by the administrator alone, and audited', async () => {
  expect((await save(staff, view('Equipe', { papel: 'sales' }))).statusCode).toBe(403);
  const made = (await save(administrator, view('Equipe', { papel: 'sales' }))).json<{
    data: { codigo: number };
  }>();
  expect(await names(colleague)).toEqual(['Equipe false']);
  const path = `/admin/views/list-purchases/${made.data.codigo}`;
  expect((await colleague.remove(path, {})).statusCode).toBe(204);
  expect(await names(colleague)).toEqual(['Equipe false']);
  await administrator.remove(path, {});
  expect(await names(colleague)).toEqual([]);
  const audited = await server.deps.database.rows<{ action: string }>({
    name: 'test.view-audit',
    text: `select action from audit where subject = 'list list-purchases' order by code`,
  });
  expect(audited.map(({ action }) => action)).toEqual(['save-view', 'delete-view']);
});

test.each([
  ['no name', { nome: ' ' }],
  ['a long name', { nome: 'x'.repeat(61) }],
  ['a huge query', { consulta: 'x'.repeat(2001) }],
  ['columns that are no names', { colunas: ['a;b'] }],
  ['an unknown role', { papel: 'owner' }],
])('%s is refused', async (_what, more) => {
  expect((await save(staff, view('Outra', more))).statusCode).toBe(422);
});

test('a user has fifty views at most, and may still save over one', async () => {
  const one = await buildStaff(server);
  for (let at = 0; at < 50; at += 1) await save(one, view(`Vista ${at}`));
  expect((await save(one, view('Mais uma'))).statusCode).toBe(409);
  expect((await save(one, view('Vista 7', { colunas: null }))).statusCode).toBe(200);
});

test('views that are saved at once do not pass the limit together', async () => {
  const eager = await buildStaff(server);
  for (let at = 0; at < 47; at += 1) await save(eager, view(`Vista ${at}`));
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_each, at) => save(eager, view(`De uma vez ${at}`))),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
    ...Array.from({ length: 3 }, () => 200),
    ...Array.from({ length: 5 }, () => 409),
  ]);
  expect(await names(eager)).toHaveLength(50);
});
