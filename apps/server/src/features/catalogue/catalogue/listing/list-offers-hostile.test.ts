import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';

let server: CatalogueServer;

beforeAll(async () => {
  server = await startCatalogueServer();
  await server.offer();
});
afterAll(() => server.close());

describe('a value that cannot be is refused by its name, 422', () => {
  test.each([
    ['page', '0'],
    ['page', '-1'],
    ['page', 'NaN'],
    ['page', '1.5'],
    ['page', '99999999999'],
    ['limit', '101'],
    ['limit', 'Infinity'],
    ['order', 'codigo;drop table offer'],
    ['cursor', '%00'],
    ['brands', "1' or '1'='1"],
    ['brands', '1,,2'],
    ['category', '-1'],
    ['lat', '91'],
    ['lon', 'x'],
    ['deal', 'steal'],
    ['endingWithin', '-1'],
    ['priceStart', '-2'],
    ['priceEnd', '1e300'],
    ['cursor', 'not-a-cursor'],
    ['cursor', Buffer.from('TERMINA_LOGO 1 1').toString('base64url')],
    ['cursor', Buffer.from('MAIS_RECENTES 1e9 1').toString('base64url')],
  ])('%s=%s', async (name, value) => {
    const text = value.includes('%') ? value : encodeURIComponent(value);
    const reply = await server.get(`/offer?${name}=${text}`);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toEqual({ erros: [`Campo inválido: ${name}.`] });
  });

  test.each(['term=%00', 'term=a%00b', 'state=%00', 'partner=x%00', 'colors=a,%00', 'city=S%E3o'])(
    'as a text that cannot be read: %s',
    async (query) => {
      const reply = await server.get(`/offer?${query}`);
      expect(reply.statusCode).toBe(422);
      expect(reply.json()).toEqual({
        erros: [`Há caracteres que não podem ser lidos no campo ${query.split('=')[0]}. Escreva de novo.`],
      });
    },
  );
});

test.each([
  [`term=${'a'.repeat(500)}`, 'A busca pode ter até 200 caracteres.'],
  [
    `codes=${Array.from({ length: 25 }, (_, n) => n + 1).join(',')}`,
    'Informe no máximo 24 códigos de ofertas.',
  ],
])('too much is refused with the reason, 422: %s', async (query, text) => {
  const reply = await server.get(`/offer?${query}`);
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toEqual({ erros: [text] });
});

describe('a value that matches nothing gives an empty list', () => {
  test.each([
    'page=99999',
    'page=1000000&limit=100',
    'brands=99999999999999999999',
    'brands=2147483648',
    'category=9007199254740991',
    'models=0',
    'usageStart=999999999999&usageEnd=-1',
    'priceStart=5&priceEnd=1',
    'priceStart=0.001&priceEnd=0.002',
    'term=%27%27%20%26%20%7C%20%21%20%3A%2A',
    'term=%5C%27',
    'term=%F0%9F%9A%97',
    'state=%25',
    'city=_',
    'colors=%7B%22%2C%5C',
    'partner=..%2F',
    `cursor=${Buffer.from('MAIS_RECENTES 0 0').toString('base64url')}`,
  ])('%s', async (query) => {
    const reply = await server.get(`/offer?${query}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ data: [] });
  });
});

test('an address that names nothing is 404 with words, rule 0.25', async () => {
  const paths = [
    '',
    '/price',
    '/pricelist',
    '/gallery',
    '/gallery/all',
    '/optionals',
    '/optionalsStars',
    '/impl',
  ];
  for (const path of [...paths, '/tanq', '/verify', '/prgnt']) {
    for (const code of ['999', '9007199254740991', '99999999999999999999', 'x', '-1', '%00']) {
      const reply = await server.get(`/offer/${code}${path}`);
      expect(reply.statusCode, `${code}${path}`).toBe(404);
      expect(reply.json()).toHaveProperty('erros.0');
    }
  }
  expect((await server.get('/veicle/999/semelhantes')).statusCode).toBe(404);
});
