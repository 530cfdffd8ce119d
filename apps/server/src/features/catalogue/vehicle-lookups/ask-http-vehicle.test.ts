import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { askHttpVehicle } from './ask-http-vehicle.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const PLATE = { kind: 'plate', text: 'ABC1D23' } as const;

/** Asks a service that answers as told; `asked` are the addresses and tokens that it got. */
async function asking(answer: (reply: ServerResponse) => void, waitMs = 2000) {
  const asked: string[] = [];
  const server = createServer((request: IncomingMessage, reply) => {
    asked.push(`${request.url ?? ''} ${request.headers.authorization ?? ''}`);
    answer(reply);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const url = `http://127.0.0.1:${port}/v1?uf=sp`;
  return { ask: askHttpVehicle({ url, token: 'secret', waitMs }), asked };
}

const json = (reply: ServerResponse, body: unknown, status = 200): void =>
  void reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

test('reads the fields of the vehicle and nothing of its owner', async () => {
  const { ask, asked } = await asking((reply) =>
    json(reply, {
      marca: ' FIAT ',
      modelo: 'UNO <b>',
      ano_fabricacao: '2019',
      ano_modelo: 2020,
      combustivel: null,
      cor: 'BRANCA',
      codigo_fipe: '001004-9',
      proprietario: { nome: 'Maria', cpf: '123' },
    }),
  );
  expect(await ask(PLATE)).toEqual({
    kind: 'found',
    facts: {
      brand: 'FIAT',
      model: null,
      yearMade: 2019,
      yearModel: 2020,
      fuel: null,
      colour: 'BRANCA',
      fipeCode: '001004-9',
    },
  });
  await ask({ kind: 'chassis', text: '9BWZZZ377VT004251' });
  expect(asked).toEqual([
    '/v1?uf=sp&placa=ABC1D23 Bearer secret',
    '/v1?uf=sp&chassi=9BWZZZ377VT004251 Bearer secret',
  ]);
});

test('404 says that the vehicle is unknown', async () => {
  const { ask, asked } = await asking((reply) => json(reply, {}, 404));
  expect(await ask(PLATE)).toEqual({ kind: 'unknown' });
  expect(asked).toHaveLength(1);
});

test.each<[string, (reply: ServerResponse) => void]>([
  ['does not answer', () => undefined],
  ['refuses the token', (reply) => json(reply, {}, 401)],
  ['answers no JSON', (reply) => void reply.end('<html>')],
  ['answers a list', (reply) => json(reply, [])],
  ['answers without an end', (reply) => void reply.end('x'.repeat(100_000))],
  ['sends elsewhere', (reply) => void reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
])('a service that %s is unavailable', async (_name, answer) => {
  const { ask, asked } = await asking(answer, 300);
  expect(await ask(PLATE)).toEqual({ kind: 'unavailable' });
  expect(asked).toHaveLength(1);
});
