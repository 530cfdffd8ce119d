import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { buildAccount, type BuiltAccount } from '../../../../../test/builders/account.ts';
import { buildBuyer } from '../../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../../test/builders/purchase.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

let server: TestServer;
let account: BuiltAccount;

beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: '127.0.0.1', LOGIN_TRIES_BEFORE_PROOF: '6' });
});
afterAll(() => server.close());
beforeEach(async () => {
  account = await buildAccount(server.deps.database);
});

let network = 0;
const elsewhere = (): string => {
  network += 1;
  return `198.51.${Math.floor(network / 250)}.${network % 250}`;
};

interface Try {
  readonly from: string;
  readonly login?: string;
  readonly password?: string;
  readonly code?: string;
  /** The browser's mark. */
  readonly device?: string;
}

function post(path: string, { from, login, password, code, device }: Try) {
  return server.app.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    payload: {
      login: login ?? account.email,
      password: password ?? account.password,
      codigoAcesso: code,
    },
    headers: { 'x-forwarded-for': from },
    cookies: device === undefined ? {} : { device },
  });
}

const signIn = (given: Try) => post('login', given);
const statusOf = async (given: Try) => (await signIn(given)).statusCode;

/** Three wrong passwords from each of two networks. */
async function attack(login = account.email): Promise<void> {
  for (const from of [elsewhere(), elsewhere()]) {
    for (let turn = 0; turn < 3; turn += 1) await signIn({ from, login, password: 'errada' });
  }
}

const ownBrowser = async (from = elsewhere()) => {
  const reply = await signIn({ from });
  return reply.cookies.find(({ name }) => name === 'device')?.value ?? '';
};

async function mailedCodes(): Promise<string[]> {
  const mails = {
    name: 'test-lockout-mails',
    text: 'select text from mail where recipient = $1 order by id',
  };
  const rows = await server.deps.database.rows<{ text: string }>(mails, [account.email]);
  return rows.flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
}

describe('five wrong passwords, S-35', () => {
  test('stop their own network and nobody else', async () => {
    const from = elsewhere();
    for (let turn = 0; turn < 5; turn += 1) expect(await statusOf({ from, password: 'errada' })).toBe(401);
    expect(await statusOf({ from })).toBe(429);
    expect(await statusOf({ from: elsewhere() })).toBe(200);
    expect(await statusOf({ from })).toBe(429);
  });

  test('stop a household, however many addresses of IPv6 it has', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await statusOf({ from: `2001:db8:7:7:${turn}::1`, password: 'errada' })).toBe(401);
    }
    expect(await statusOf({ from: '2001:db8:7:7:ffff::9' })).toBe(429);
    expect(await statusOf({ from: '2001:db8:7:8::1' })).toBe(200);
  });

  test('are not undone by addresses that a caller claims, unless a proxy that is trusted says so', async () => {
    const alone = await startTestServer();
    const { email, password } = await buildAccount(alone.deps.database);
    const send = (secret: string, turn: number) =>
      alone.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { login: email, password: secret },
        headers: { 'x-forwarded-for': `198.51.100.${turn}` },
      });
    for (let turn = 0; turn < 5; turn += 1) expect((await send('errada', turn)).statusCode).toBe(401);
    expect((await send(password, 9)).statusCode).toBe(429);
    await alone.close();
  });
});

describe('twenty wrong passwords from one network, S-35', () => {
  test('stop its sign-ins and forgotten passwords, and nothing that its people do signed in', async () => {
    const from = elsewhere();
    const signedIn = await signIn({ from });
    const { token } = signedIn.json<{ token: string }>();
    for (let turn = 0; turn < 20; turn += 1)
      await signIn({ from, login: `um${turn}@patio.test`, password: 'x' });
    expect(await statusOf({ from, login: 'mais.um@patio.test' })).toBe(429);
    const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
      server.app.inject({
        method,
        url: `/api${url}`,
        headers: { 'security-token': token, 'x-forwarded-for': from },
        ...(payload ? { payload } : {}),
      });
    expect((await call('POST', '/auth/forgot', { email: account.email })).statusCode).toBe(429);
    const question = { codigoOferta: 99_999_999, pergunta: 'Tem manual?' };
    expect((await call('POST', '/offer/prgnt', question)).statusCode).toBe(404);
    expect((await call('POST', '/usrio/dados/exclusao', { confirmacao: 'errada' })).statusCode).toBe(422);
  });
});

describe('a browser that the owner has signed in with', () => {
  test('gets in from a network where others used up the attempts of account and address', async () => {
    const from = elsewhere();
    const device = await ownBrowser(from);
    for (let turn = 0; turn < 5; turn += 1) await signIn({ from, password: 'errada' });
    for (let turn = 0; turn < 16; turn += 1)
      await signIn({ from, login: `outro${turn}@patio.test`, password: 'x' });
    expect(await statusOf({ from })).toBe(429);
    expect(await statusOf({ from, device })).toBe(200);
  });

  test('has five tries of its own and no more', async () => {
    const device = await ownBrowser();
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await statusOf({ from: elsewhere(), device, password: 'errada' })).toBe(401);
    }
    expect(await statusOf({ from: elsewhere(), device })).toBe(429);
    server.clock.advance(15 * 60_000);
    expect(await statusOf({ from: elsewhere(), device })).toBe(200);
  });

  test('is known for its own account only, and not by a mark that was made up, changed or is half a year old', async () => {
    const device = await ownBrowser();
    const otherUser = account;
    account = await buildAccount(server.deps.database);
    await attack();
    const late = await ownBrowserOf(otherUser);
    for (const mark of [device, `${device.slice(0, -1)}A`, 'x', '~~~', 'a.b.c', 'z'.repeat(5000), late]) {
      expect((await signIn({ from: elsewhere(), device: mark })).statusCode).toBe(403);
    }
    account = otherUser;
    await attack();
    expect(await statusOf({ from: elsewhere(), device })).toBe(200);
    server.clock.advance(181 * 86_400_000);
    await attack();
    expect(await statusOf({ from: elsewhere(), device })).toBe(403);
  });

  test('is remembered where scripts cannot read it, and names nobody', async () => {
    const reply = await signIn({ from: elsewhere() });
    const cookie = reply.cookies.find(({ name }) => name === 'device');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api' });
    const again = await signIn({ from: elsewhere(), device: cookie?.value ?? '' });
    expect(again.cookies.find(({ name }) => name === 'device')?.value).toBe(cookie?.value);
    const other = await buildAccount(server.deps.database);
    const both = await signIn({ from: elsewhere(), device: cookie?.value ?? '', login: other.email });
    expect(both.cookies.find(({ name }) => name === 'device')?.value.split('~')).toHaveLength(2);
  });

  async function ownBrowserOf(of: BuiltAccount): Promise<string> {
    const before = account;
    account = of;
    const device = await ownBrowser();
    account = before;
    return device;
  }
});

describe('an account that is tried from everywhere', () => {
  test('asks unauthenticated clients for a code, whether the password is right, wrong, or nobody has the e-mail', async () => {
    await attack();
    await attack('ninguem.aqui@patio.test');
    for (const login of [account.email, 'ninguem.aqui@patio.test']) {
      for (const password of [account.password, 'errada']) {
        const from = elsewhere();
        const first = await signIn({ from, login, password });
        expect(first.statusCode).toBe(403);
        expect(first.json()).toMatchObject({ codigoAcesso: true });
        const sent = await post('envio_codigo_acesso', { from, login, password });
        expect(sent.statusCode).toBe(204);
        const wrong = await signIn({ from, login, password, code: '12345' });
        expect(wrong.statusCode).toBe(401);
        expect(wrong.json()).toMatchObject({ codigoAcesso: true });
        expect(wrong.json<{ erros: string[] }>().erros[0]).toContain('código de acesso inválidos');
        await signIn({ from, login, password });
        await signIn({ from, login, password });
        expect(await statusOf({ from, login, password })).toBe(429);
      }
    }
    expect(await mailedCodes()).toHaveLength(1);
  });

  test('lets the owner in from a new place with the mailed code, and a wrong password never', async () => {
    await attack();
    const from = elsewhere();
    expect(await statusOf({ from })).toBe(403);
    await post('envio_codigo_acesso', { from });
    const [code = ''] = await mailedCodes();
    expect(await statusOf({ from: elsewhere(), code, password: 'errada' })).toBe(401);
    expect(await statusOf({ from, code })).toBe(200);
    // A success of the owner does not end the attack.
    expect(await statusOf({ from: elsewhere() })).toBe(403);
  });

  test('sends five codes at most and does not reveal when it stops', async () => {
    await attack();
    for (let turn = 0; turn < 7; turn += 1) {
      expect((await post('envio_codigo_acesso', { from: elsewhere() })).statusCode).toBe(204);
    }
    expect(await mailedCodes()).toHaveLength(5);
  });

  test('is like any other again after a day', async () => {
    await attack();
    expect(await statusOf({ from: elsewhere() })).toBe(403);
    server.clock.advance(86_400_000);
    expect(await statusOf({ from: elsewhere() })).toBe(200);
  });

  test('still takes the current password in a profile that is open', async () => {
    const reply = await signIn({ from: elsewhere() });
    const { token } = reply.json<{ token: string }>();
    await attack();
    const change = await server.app.inject({
      method: 'PUT',
      url: '/api/usrio/edit',
      headers: { 'security-token': token, 'x-forwarded-for': elsewhere() },
      payload: {
        nome: account.name,
        sobrenome: 'Souza',
        telefone: '27999990000',
        oldPassword: account.password,
        password: 'Nova-senha-7!',
      },
    });
    expect(change.statusCode).toBe(200);
  });
});

test('what users send, with limits of its own, closes no network for sign-ins', async () => {
  const alone = await startTestServer({ LOGIN_TRIES_PER_ADDRESS: '3' });
  onTestFinished(() => alone.close());
  const ana = await buildBuyer(alone);
  await buildPurchasedOffer(alone, ana.id);
  const row = { name: 'test-lockout-purchase', text: 'select code from purchase where account_id = $1' };
  const code = (await alone.deps.database.row<{ code: number }>(row, [ana.id]))?.code ?? 0;
  const statuses = new Set<number>();
  for (let turn = 0; turn < 5; turn += 1)
    statuses.add((await ana.post(`/usrio/compras/${code}/resumo`, {})).statusCode);
  const { email: login, password } = await buildAccount(alone.deps.database);
  const reply = await alone.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { login, password },
  });
  expect([[...statuses], reply.statusCode]).toEqual([[200], 200]);
});
