import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildAccount } from '../../../../test/builders/account.ts';
import { buildSession, type BuiltSession } from '../../../../test/builders/session.ts';
import { documentOf } from '../../../../test/builders/tax-id.ts';
import { untilLockWait } from '../../../../test/state/until-lock-wait.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let session: BuiltSession;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => become({}));

async function become(traits: Parameters<typeof buildAccount>[1]): Promise<void> {
  const account = await buildAccount(server.deps.database, traits);
  session = await buildSession(server.deps, account.id);
}

async function profile(): Promise<Record<string, unknown>> {
  return (await server.app.inject({ url: '/api/usrio/edit', headers: session.headers })).json();
}

/** Sends the first step of the flow: the profile as it is, with what the test changes. */
async function save(change: object) {
  const payload = { ...(await profile()), oldPassword: null, password: null, ...change };
  return server.app.inject({ method: 'PUT', url: '/api/usrio/edit', payload, headers: session.headers });
}

async function erros(change: object): Promise<string[]> {
  const reply = await save(change);
  expect(reply.statusCode).toBe(422);
  return reply.json<{ erros: string[] }>().erros;
}

const fill = 'Preencha todos os campos obrigatórios.';

test('saves the whole form without touching the password, API-62, FLOW-20', async () => {
  const change = {
    nome: 'Ana',
    sobrenome: 'Lima',
    telefone: '27911112222',
    nascimento: '29/02/1988',
    allowEmail: true,
  };
  const reply = await save(change);
  expect(reply.statusCode).toBe(200);
  expect(await profile()).toMatchObject(change);
});

test.each(['nome', 'sobrenome', 'telefone'])('needs %s, FLOW-11', async (field) => {
  expect(await erros({ [field]: '' })).toEqual([fill]);
});

test('needs a birth date of persons and employees, FLOW-12 FLOW-14', async () => {
  await become({ birth: null });
  expect(await erros({ nascimento: '' })).toEqual([fill]);
  await become({ profileCode: 6, birth: null });
  expect(await erros({ nascimento: null })).toEqual([fill]);
});

test('needs the trade name of legal entities, but no birth date, FLOW-13', async () => {
  await become({ profileCode: 5 });
  expect(await erros({ nomeFantasia: '' })).toEqual([fill]);
  expect((await save({})).statusCode).toBe(200);
});

test('needs the registration of employees, FLOW-14', async () => {
  await become({ profileCode: 6, registration: null });
  expect(await erros({ matricula: '' })).toEqual([fill]);
  expect((await save({ matricula: '123-4' })).statusCode).toBe(200);
  expect(await erros({ matricula: 'abc' })).toEqual(['Matrícula inválida.']);
});

test('takes a phone of eleven digits at most, FLOW-15 C-91', async () => {
  expect((await save({ telefone: '27911112222' })).statusCode).toBe(200);
  expect(await erros({ telefone: '279111122223' })).toEqual(['Telefone inválido.']);
  expect(await erros({ telefone: '27 9111' })).toEqual(['Telefone inválido.']);
});

test.each(['31/02/1990', '1/2/1990', '01/01/2999', 'ontem'])(
  'refuses the birth date %s, FLOW-19',
  async (nascimento) => {
    expect(await erros({ nascimento })).toEqual(['Data de nascimento inválida.']);
  },
);

test('fills an empty CPF once, checked and not of another user, C-88 rule 0.10', async () => {
  await become({ document: null });
  expect(await erros({ cpf: '' })).toEqual([fill]);
  expect(await erros({ cpf: '123.456.789-01' })).toEqual(['CPF inválido']);
  const taken = documentOf('cpf', 5_000_001);
  await buildAccount(server.deps.database, { document: taken });
  expect(await erros({ cpf: taken })).toEqual(['CPF ou CNPJ já cadastrado.']);
  expect((await save({ cpf: '529.982.247-25' })).statusCode).toBe(200);
  expect(await profile()).toMatchObject({ cpf: '52998224725' });
  await save({ cpf: documentOf('cpf', 5_000_002) });
  expect(await profile()).toMatchObject({ cpf: '52998224725' });
});

test('refuses a CPF that another account gets at the same moment, in the same words, C-88', async () => {
  const wanted = documentOf('cpf', 5_000_003);
  const other = await buildAccount(server.deps.database, { document: null });
  await become({ document: null });
  const changed = await server.deps.database.transact(async (transaction) => {
    await transaction.run({ name: 'test.take', text: 'update account set document = $2 where id = $1' }, [
      other.id,
      wanted,
    ]);
    const change = save({ cpf: wanted });
    // It has looked, found nothing and waits to write.
    await untilLockWait(server.deps.database);
    return { reply: change };
  });
  const reply = await changed.reply;
  expect([reply.statusCode, reply.json()]).toEqual([422, { erros: ['CPF ou CNPJ já cadastrado.'] }]);
});

test('fills an empty CNPJ with letters, rule 0.10', async () => {
  await become({ profileCode: 4, document: null });
  expect(await erros({ cpf: '12.ABC.345/01DE-36' })).toEqual(['CNPJ inválido']);
  expect((await save({ cpf: '12.abc.345/01de-35' })).statusCode).toBe(200);
  expect(await profile()).toMatchObject({ cpf: '12ABC34501DE35' });
});

test('saves two forms at once without losing either, when neither says what it was made from', async () => {
  const versao = undefined;
  const [a, b] = await Promise.all([save({ nome: 'Ana', versao }), save({ nome: 'Bia', versao })]);
  expect([a.statusCode, b.statusCode]).toEqual([200, 200]);
  expect(['Ana', 'Bia']).toContain((await profile())['nome']);
});

test('refuses bodies of another shape with 422', async () => {
  for (const change of [{ nome: 7 }, { isento: 'talvez' }, { telefone: {} }, { nome: 'a\u0000b' }]) {
    expect((await save(change)).statusCode).toBe(422);
  }
});
