import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildPlaces, builtPlaces } from '../../../../test/builders/address.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

/** A service of ViaCEP's shape whose answers the test chooses. */
let answers: (cep: string) => { status?: number; body?: string; delayMs?: number; hangs?: boolean };
let asked: string[] = [];
let service: Server;
let withService: TestServer;
let alone: TestServer;

beforeAll(async () => {
  service = createServer((request, response) => {
    const cep = request.url?.split('/')[2] ?? '';
    asked.push(cep);
    const { status = 200, body = '', delayMs = 0, hangs = false } = answers(cep);
    const answer = () => response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    if (!hangs) setTimeout(answer, delayMs);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  withService = await startTestServer({
    CEP_PROVIDER_URL: `http://127.0.0.1:${port}/ws`,
    CEP_TIMEOUT_MS: '1000',
  });
  alone = await startTestServer();
  for (const { deps } of [withService, alone]) await buildPlaces(deps.database);
});
afterAll(async () => {
  await withService.close();
  await alone.close();
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});
beforeEach(() => {
  asked = [];
});

const found = (localidade: string, uf: string) =>
  JSON.stringify({ logradouro: 'Rua A', complemento: 'até 10', bairro: 'Centro', localidade, uf, ibge: '1' });
const ask = ({ app }: TestServer, cep: string) => app.inject({ url: `/api/endereco/cep/${cep}` });

describe('states and cities', () => {
  test('lists the states with their UF, API-67 C-103', async () => {
    const reply = await alone.app.inject({ url: '/api/endereco/estados' });
    expect(reply.json()).toEqual([
      { codigoEstado: 32, estado: 'Espírito Santo', uf: 'ES' },
      { codigoEstado: 35, estado: 'São Paulo', uf: 'SP' },
    ]);
  });

  test('lists the cities of the state only, API-68', async () => {
    const reply = await alone.app.inject({ url: `/api/endereco/cidades/${builtPlaces.es}` });
    expect(reply.json()).toEqual([
      { codigoCidade: builtPlaces.serra, cidade: 'Serra' },
      { codigoCidade: builtPlaces.vilaVelha, cidade: 'Vila Velha' },
    ]);
  });

  test('knows no cities of an unknown state', async () => {
    for (const id of ['99', '9007199254740991']) {
      const reply = await alone.app.inject({ url: `/api/endereco/cidades/${id}` });
      expect(reply.statusCode).toBe(200);
      expect(reply.json()).toEqual([]);
    }
    expect((await alone.app.inject({ url: '/api/endereco/cidades/abc' })).statusCode).toBe(404);
  });
});

describe('postal code with a service', () => {
  test('answers the place with the codes of our tables, found without accents, API-69 C-103', async () => {
    answers = () => ({ body: found('SAO PAULO', 'SP') });
    const reply = await ask(withService, '01310-930');
    expect(reply.json()).toEqual({
      logradouro: 'Rua A',
      complemento: 'até 10',
      bairro: 'Centro',
      localidade: 'SAO PAULO',
      uf: 'SP',
      codigoEstado: 35,
      codigoCidade: builtPlaces.saoPaulo,
    });
  });

  test('asks once for the same code, at once and for ninety days', async () => {
    answers = () => ({ body: found('Serra', 'ES'), delayMs: 20 });
    await Promise.all([ask(withService, '29160001'), ask(withService, '29160001')]);
    await ask(withService, '29160001');
    expect(asked).toEqual(['29160001']);
    withService.clock.advance(91 * 86_400_000);
    await ask(withService, '29160001');
    expect(asked).toEqual(['29160001', '29160001']);
  });

  test('stores no markup of a service as a street, and stores the rest', async () => {
    const lie = {
      logradouro: '<script>alert(1)</script>',
      bairro: 'Centro\u0007',
      localidade: 'Serra',
      uf: 'ES',
    };
    answers = () => ({ body: JSON.stringify(lie) });
    expect((await ask(withService, '29160777')).json()).toMatchObject({
      logradouro: '',
      bairro: 'Centro',
      codigoCidade: builtPlaces.serra,
    });
  });

  test('asks only for eight digits at its own address, whatever is sent as a code', async () => {
    answers = () => ({ body: found('Serra', 'ES') });
    for (const cep of [
      '..%2F..%2Fadmin',
      '29160001%2F..',
      '%40evil.example',
      '2916000%EF%BC%91',
      'http%3A%2F%2F127.0.0.1',
    ]) {
      expect((await ask(withService, cep)).statusCode, cep).toBe(422);
    }
    expect(asked).toEqual([]);
  });

  test('is asked for sixty codes an hour by one network; kept ones do not count', async () => {
    answers = () => ({ body: found('Serra', 'ES') });
    const from = (cep: number, remoteAddress: string) =>
      withService.app.inject({ url: `/api/endereco/cep/${cep}`, remoteAddress });
    for (let n = 0; n < 60; n += 1) expect((await from(29_170_000 + n, '198.51.100.1')).statusCode).toBe(200);
    const reply = await from(29_170_999, '198.51.100.1');
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from(29_170_001, '198.51.100.1')).statusCode).toBe(200);
    expect((await from(29_170_999, '198.51.100.2')).statusCode).toBe(200);
    expect(asked).toHaveLength(61);
  });

  test.each(['{"erro": true}', '{"erro": "true"}'])('answers 404 when the service says %s', async (body) => {
    answers = () => ({ body });
    const reply = await ask(withService, '29100999');
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ erros: ['CEP não encontrado.'] });
  });

  test.each([
    ['fails', { status: 500, body: 'oops' }],
    ['talks nonsense', { body: '<html>' }],
    ['sends elsewhere', { status: 302, body: '' }],
    ['goes on and on', { body: `{"uf":"ES","localidade":"${'x'.repeat(5_000_000)}"}` }],
    ['answers for another code', { body: found('Serra', 'ES').replace('{', '{"cep":"29160-001",') }],
    ['names a state that has no such code', { body: found('São Paulo', 'SP') }],
    ['answers another shape', { body: '{"uf": 7}' }],
    ['hangs', { hangs: true }],
  ])('helps itself when the service %s, S-39', async (_what, answer) => {
    answers = () => answer;
    const reply = await ask(withService, '29100888');
    expect(reply.json()).toMatchObject({
      logradouro: '',
      localidade: 'Vila Velha',
      uf: 'ES',
      codigoCidade: builtPlaces.vilaVelha,
    });
  });
});

describe('postal code without a service', () => {
  test('knows a few streets and the cities of the capitals', async () => {
    expect((await ask(alone, '01310100')).json()).toMatchObject({
      logradouro: 'Avenida Paulista',
      bairro: 'Bela Vista',
    });
    expect((await ask(alone, '29100000')).json()).toMatchObject({
      localidade: 'Vila Velha',
      codigoEstado: 32,
    });
    expect((await ask(alone, '80010000')).json()).toMatchObject({
      localidade: 'Curitiba',
      uf: 'PR',
      codigoEstado: null,
    });
  });

  test('answers 404 for the rest, so that people fill in by hand, S-39', async () => {
    for (const cep of ['00000000', '99999999']) expect((await ask(alone, cep)).statusCode).toBe(404);
  });

  test('prefers what is seeded', async () => {
    const seed = {
      name: 'test-seed-cep',
      text: `insert into postal_code (cep, street, district, city, uf) values ('29101000', 'Rua Semeada', 'Praia', 'Vila Velha', 'ES')`,
    };
    await alone.deps.database.run(seed);
    expect((await ask(alone, '29101000')).json()).toMatchObject({
      logradouro: 'Rua Semeada',
      bairro: 'Praia',
    });
  });

  test.each([
    ['1', 'O CEP deve ter 8 dígitos.'],
    ['abcdefgh', 'CEP não contém somente números!'],
    ['%27%20or%201%3D1', 'CEP não contém somente números!'],
  ])('answers 422 for %s', async (cep, text) => {
    const reply = await ask(alone, cep);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toEqual({ erros: [text] });
  });
});

describe('the position of a postal code', () => {
  const locate = ({ app }: TestServer, cep: string) => app.inject({ url: `/api/endereco/posicao/${cep}` });
  const vilaVelha = {
    latitude: -20.3417,
    longitude: -40.2875,
    cidade: 'Vila Velha',
    uf: 'ES',
    aproximada: false,
  };
  const capital = {
    latitude: -23.5329,
    longitude: -46.6395,
    cidade: 'São Paulo',
    uf: 'SP',
    aproximada: true,
  };

  test('is the city that the service names, found without accents', async () => {
    answers = () => ({ body: found('VILA VELHA', 'ES') });
    expect((await locate(withService, '29.102-571')).json()).toEqual(vilaVelha);
  });

  test('is the city of the codes known here, with no service at all', async () => {
    expect((await locate(alone, '29100-000')).json()).toEqual(vilaVelha);
  });

  test.each([
    ['fails', '19200001', { status: 500, body: 'oops' }],
    ['hangs', '19200002', { hangs: true }],
    ['names a city that nobody knows', '19200003', { body: found('Lugar Nenhum', 'SP') }],
  ])('is the capital of the state when the service %s, and says so, S-39', async (_what, cep, answer) => {
    answers = () => answer;
    expect((await locate(withService, cep)).json()).toEqual(capital);
  });

  test('is not found for a code that nobody has, 404', async () => {
    answers = () => ({ body: '{"erro": true}' });
    expect((await locate(withService, '19999999')).statusCode).toBe(404);
    const reply = await locate(alone, '00000000');
    expect([reply.statusCode, reply.json()]).toEqual([404, { erros: ['CEP não encontrado.'] }]);
  });

  test.each([
    ['1', 'O CEP deve ter 8 dígitos.'],
    ['123456789', 'O CEP deve ter 8 dígitos.'],
    ['abcdefgh', 'CEP não contém somente números!'],
    ['%00', 'CEP não contém somente números!'],
  ])('is refused with the reason for %s, 422', async (cep, text) => {
    const reply = await locate(alone, cep);
    expect([reply.statusCode, reply.json()]).toEqual([422, { erros: [text] }]);
  });
});
