import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FakeClock } from '../../../../test/fake-clock.ts';
import { loadConfig } from '../../../config/load-config.ts';
import { openPixBank } from '../open-pix-bank.ts';
import { demoBankRoutes } from './demo-bank.ts';
import { localConnection } from './local-connection.ts';

const txid = 'a'.repeat(32);
const clock = new FakeClock();
let dataDir: string;
const apps: FastifyInstance[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'patio-bank-'));
});
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function open(environment: Record<string, string> = {}) {
  const app = fastify();
  apps.push(app);
  const config = loadConfig({
    APP_MODE: 'development',
    PATIO_DEMO: 'on',
    PATIO_DATA_DIR: dataDir,
    ...environment,
  });
  await demoBankRoutes(app, { config, clock });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { app, client: openPixBank(localConnection(`http://127.0.0.1:${port}`, 2000)) };
}

const press = (app: FastifyInstance, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/dev/banco/acao',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

describe('the page of the local bank', () => {
  test('pays what the product asks for, by the text that is copied', async () => {
    const { app, client } = await open();
    const charge = await client.putCharge(txid, {
      centavos: 500,
      seconds: 60,
      debtor: null,
      text: '<b>Compra</b>',
    });
    const page = await app.inject({ url: '/dev/banco' });
    expect(page.body).toContain('&lt;b&gt;Compra&lt;/b&gt;');
    expect(page.body).not.toContain('<script');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const paid = await press(app, { do: 'pay', charge: charge.copyText ?? '', amount: '' });
    expect(paid.body).toContain('Pago: R$ 5,00');
    expect((await press(app, { do: 'pay', charge: txid, amount: '' })).body).toContain('já foi paga');
    expect((await press(app, { do: 'more', charge: txid })).body).toContain('Pago: R$ 6,00');
    expect(await client.readCharge(txid)).toMatchObject({
      status: 'paid',
      payments: [{ centavos: 500 }, { centavos: 600 }],
    });
  });

  test('sets how the bank behaves, and takes no nonsense', async () => {
    const { app, client } = await open();
    await press(app, {
      do: 'faults',
      answers: 'wrong',
      news: 'held',
      refunds: 'failed',
      clock: '10',
      slow: '0',
    });
    await expect(client.readCharge(txid)).rejects.toMatchObject({ failure: 'nonsense' });
    expect((await press(app, { do: 'faults', answers: 'x' })).body).toContain('Não entendi.');
    for (const action of [
      '',
      'x',
      'pay',
      'key',
      'repeat',
      'forge',
      'release',
      'settle',
      'fail',
      'twice',
      'less',
    ])
      expect((await press(app, { do: action, charge: '"><script>', amount: '-1' })).statusCode).toBe(200);
  });

  test('remembers after a restart, and is empty again if its file is damaged', async () => {
    const first = await open();
    await first.client.putCharge(txid, { centavos: 500, seconds: 60, debtor: null, text: 'A' });
    expect(await (await open()).client.readCharge(txid)).toMatchObject({ centavos: 500 });
    const file = path.join(dataDir, 'local-bank.json');
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ charges: [{ txid }] });
    await writeFile(file, '{"charges":');
    await expect((await open()).client.readCharge(txid)).rejects.toMatchObject({ failure: 'missing' });
  });
});

test.each([
  ['in production', { APP_MODE: 'production', PATIO_DEMO: 'off', PUBLIC_URL: 'https://patio.test' }],
  ['without the demo', { PATIO_DEMO: 'off' }],
  [
    'with a bank',
    {
      PIX_API_URL: 'https://bank.test/api/v2',
      PIX_TOKEN_URL: 'https://bank.test/token',
      PIX_CLIENT_ID: 'a',
      PIX_CLIENT_SECRET: 'b',
      PIX_KEY: 'c',
      PIX_CERT_FILE: '/a',
      PIX_KEY_FILE: '/b',
    },
  ],
])('there is no local bank %s', async (_when, environment) => {
  const { app } = await open(environment);
  for (const url of ['/dev/banco', '/dev/banco/api/v2/pix'])
    expect((await app.inject({ url })).statusCode).toBe(404);
});

test.each([
  ['half of a bank', { PIX_API_URL: 'https://bank.test/api/v2' }, 'PIX_CLIENT_ID is missing'],
  [
    'no certificate',
    { PIX_API_URL: 'https://bank.test', PIX_TOKEN_URL: 'https://bank.test' },
    'PIX_CERT_FILE is missing',
  ],
  [
    'payments in the clear',
    { PIX_API_URL: 'http://bank.test/', PIX_TOKEN_URL: 'http://bank.test/' },
    'must start with https://',
  ],
])('%s is refused at the start', (_what, environment, said) => {
  expect(() => loadConfig({ APP_MODE: 'test', ...environment })).toThrow(said);
});
