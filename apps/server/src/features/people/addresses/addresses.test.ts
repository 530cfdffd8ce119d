import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount } from '../../../../test/builders/account.ts';
import { buildAddress, buildPlaces, builtPlaces } from '../../../../test/builders/address.ts';
import { buildSession, type BuiltSession } from '../../../../test/builders/session.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

const form = {
  cep: '29100000',
  endereco: 'Rua das Acácias',
  numeroEndereco: '10',
  complemento: 'casa',
  estado: builtPlaces.es,
  cidade: builtPlaces.vilaVelha,
  descricaoCidade: null,
  bairro: 'Centro',
  principal: 'S',
};

let server: TestServer;
let session: BuiltSession;

beforeAll(async () => {
  server = await startTestServer();
  await buildPlaces(server.deps.database);
});
afterAll(() => server.close());
beforeEach(async () => {
  session = await buildSession(server.deps, (await buildAccount(server.deps.database)).id);
});

interface Listed {
  readonly codEnd: number;
  readonly endereco: string;
  readonly principal: string;
}

function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url = '/api/usrio/address', payload?: object) {
  return server.app.inject({ method, url, headers: session.headers, ...(payload ? { payload } : {}) });
}

const list = async () => (await send('GET')).json<Listed[]>();
const mains = async () =>
  (await list()).filter(({ principal }) => principal === 'S').map(({ codEnd }) => codEnd);

async function add(change: object = {}): Promise<number> {
  const reply = await send('POST', undefined, { ...form, ...change });
  expect(reply.statusCode).toBe(201);
  return reply.json<Listed>().codEnd;
}

test('an address is made, read, changed and removed, ADDR-10', async () => {
  const code = await add();
  expect(await list()).toMatchObject([{ codEnd: code, endereco: form.endereco }]);
  const changed = await send('PUT', undefined, { ...form, codEnd: code, endereco: 'Rua Nova' });
  expect(changed.statusCode).toBe(200);
  expect(await list()).toMatchObject([{ codEnd: code, endereco: 'Rua Nova' }]);
  expect((await send('DELETE', `/api/usrio/address?codEnd=${code}`)).statusCode).toBeLessThan(300);
  expect(await list()).toEqual([]);
});

describe('create', () => {
  test('answers the address with its city name by the server, API-64 S-38', async () => {
    const reply = await send('POST', undefined, form);
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({
      ...form,
      codEnd: expect.any(Number),
      versao: expect.any(String),
      uf: 'ES',
      descricaoCidade: 'Vila Velha',
      principal: 'S',
    });
    expect(await list()).toEqual([reply.json()]);
  });

  test('makes the first address the main one, and later only one at a time, S-38', async () => {
    const first = await add({ principal: 'N' });
    expect(await mains()).toEqual([first]);
    const second = await add({ principal: 'S' });
    await add({ principal: null });
    expect(await mains()).toEqual([second]);
  });

  test('keeps one main address when many are added at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => add({ principal: 'S' })));
    expect(await list()).toHaveLength(8);
    expect(await mains()).toHaveLength(1);
  });

  test.each(['cep', 'endereco', 'numeroEndereco', 'estado', 'cidade', 'bairro'])(
    'needs %s, ADDR-01',
    async (field) => {
      expect((await send('POST', undefined, { ...form, [field]: undefined })).statusCode).toBe(422);
      expect((await send('POST', undefined, { ...form, [field]: '' })).statusCode).toBe(422);
    },
  );

  test('says in words what an empty form needs, ADDR-01', async () => {
    expect((await send('POST', undefined, {})).json()).toEqual({
      erros: ['Preencha todos os campos obrigatórios.', 'Selecione o estado', 'Selecione a cidade'],
    });
  });

  test('takes a CEP of 1 to 20 digits, nothing else, C-92 ADDR-02 ADDR-03', async () => {
    await add({ cep: '1' });
    await add({ cep: '1'.repeat(20) });
    expect((await send('POST', undefined, { ...form, cep: '1'.repeat(21) })).statusCode).toBe(422);
    const reply = await send('POST', undefined, { ...form, cep: '29.100-000' });
    expect(reply.json()).toEqual({ erros: ['CEP não contém somente números!'] });
  });

  test('takes codes as text and the number as a number', async () => {
    await add({ estado: '32', cidade: '3205200', numeroEndereco: 10 });
    expect(await list()).toMatchObject([{ estado: 32, cidade: 3_205_200, numeroEndereco: '10' }]);
  });

  test('refuses a city of another state and unknown codes', async () => {
    const message = async (change: object) =>
      (await send('POST', undefined, { ...form, ...change })).json<{ erros: string[] }>().erros;
    expect(await message({ cidade: builtPlaces.saoPaulo })).toEqual(['Selecione a cidade']);
    expect(await message({ estado: 99 })).toEqual(['Selecione o estado']);
    expect(await message({ estado: 9_007_199_254_740_991 })).toEqual(['Selecione o estado']);
  });

  test('stops at fifty addresses', async () => {
    for (let i = 0; i < 50; i += 1) await add();
    expect((await send('POST', undefined, form)).statusCode).toBe(422);
  });

  test('stops at fifty addresses when many are added at once, through two servers', async () => {
    for (let i = 0; i < 48; i += 1) await add();
    const nodes = [server.app, await server.another()];
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        (nodes[turn % nodes.length] ?? server.app).inject({
          method: 'POST',
          url: '/api/usrio/address',
          headers: session.headers,
          payload: form,
        }),
      ),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    expect(await list()).toHaveLength(50);
  });
});

describe('update', () => {
  test('changes an address and makes it the only main one, API-65 ADDR-09', async () => {
    const [first, second] = [await add(), await add({ principal: 'N' })];
    const reply = await send('PUT', undefined, {
      ...form,
      codEnd: second,
      endereco: 'Rua Nova',
      cidade: builtPlaces.serra,
    });
    expect(reply.json()).toMatchObject({
      codEnd: second,
      endereco: 'Rua Nova',
      descricaoCidade: 'Serra',
      principal: 'S',
    });
    expect(await mains()).toEqual([second]);
    expect((await list()).map(({ codEnd }) => codEnd)).toEqual([second, first]);
  });

  test('keeps the main address when it is sent with N, S-38', async () => {
    const code = await add();
    await send('PUT', undefined, { ...form, codEnd: code, principal: 'N' });
    expect(await mains()).toEqual([code]);
  });

  test('refuses the address of another user with 404, API-65', async () => {
    const otherUser = await buildAccount(server.deps.database);
    const foreign = await buildAddress(server.deps.database, otherUser.id);
    const reply = await send('PUT', undefined, { ...form, codEnd: foreign });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ erros: ['Endereço não encontrado.'] });
  });
});

describe('delete', () => {
  test('takes the code in the query, in the path and in the body, C-102', async () => {
    const codes = [await add(), await add(), await add()];
    expect((await send('DELETE', `/api/usrio/address?codEnd=${codes[0]}`)).statusCode).toBe(204);
    expect((await send('DELETE', `/api/usrio/address/${codes[1]}`)).statusCode).toBe(204);
    expect((await send('DELETE', undefined, { codEnd: codes[2] })).statusCode).toBe(204);
    expect(await list()).toEqual([]);
  });

  test('makes the newest remaining address the main one, S-38', async () => {
    const [, second, main] = [await add(), await add({ principal: 'N' }), await add()];
    await send('DELETE', `/api/usrio/address?codEnd=${main}`);
    expect(await mains()).toEqual([second]);
  });

  test('refuses the address of another user and no address with 404, API-66', async () => {
    const otherUser = await buildAccount(server.deps.database);
    const foreign = await buildAddress(server.deps.database, otherUser.id);
    expect((await send('DELETE', `/api/usrio/address?codEnd=${foreign}`)).statusCode).toBe(404);
    expect((await send('DELETE')).statusCode).toBe(404);
  });
});

test.each(['GET', 'POST', 'PUT', 'DELETE'] as const)('%s needs a session', async (method) => {
  session = { ...session, headers: { 'security-token': 'x'.repeat(43) } };
  expect(
    (await send(method, undefined, method === 'GET' ? undefined : { ...form, codEnd: 1 })).statusCode,
  ).toBe(401);
});

describe('two tabs', () => {
  test('a change of what the other one has saved meanwhile is refused, and nothing of it is undone', async () => {
    const codEnd = await add();
    const [{ versao } = { versao: '' }] = (await send('GET')).json<{ versao: string }[]>();
    const tab = (endereco: string) => send('PUT', undefined, { ...form, codEnd, endereco, versao });
    expect((await tab('Rua Um')).statusCode).toBe(200);
    const late = await tab('Rua Dois');
    expect([late.statusCode, late.json()]).toEqual([
      409,
      { erros: ['Estes dados foram alterados em outra aba ou aparelho. Confira e salve de novo.'] },
    ]);
    expect((await list()).map(({ endereco }) => endereco)).toEqual(['Rua Um']);
    expect((await send('PUT', undefined, { ...form, codEnd })).statusCode).toBe(200);
  });

  test('of two changes at once one wins', async () => {
    const codEnd = await add();
    const [{ versao } = { versao: '' }] = (await send('GET')).json<{ versao: string }[]>();
    const both = await Promise.all(
      ['Rua Um', 'Rua Dois'].map((endereco) => send('PUT', undefined, { ...form, codEnd, endereco, versao })),
    );
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });
});
