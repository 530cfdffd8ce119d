import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildAccount, type BuiltAccount } from '../../../../../test/builders/account.ts';
import { mailsTo } from '../../../../../test/mails.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

const next = 'Trocada@2026';
let server: TestServer;
let account: BuiltAccount;

beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: '127.0.0.1', LOGIN_TRIES_BEFORE_PROOF: '3' });
});
afterAll(() => server.close());
beforeEach(async () => {
  account = await buildAccount(server.deps.database);
});

let network = 0;

/** What a browser does, from a network of its own each time, with its mark. */
function send(method: 'POST' | 'PUT' | 'DELETE', url: string, payload: object, given: Partial<Browser> = {}) {
  network += 1;
  const { token, device } = given;
  return server.app.inject({
    method,
    url: `/api${url}`,
    payload,
    headers: {
      'x-forwarded-for': `203.0.${network >> 8}.${network & 255}`,
      ...(token && { 'security-token': token }),
    },
    cookies: device ? { device } : {},
  });
}

interface Browser {
  readonly token: string;
  readonly device: string;
}

type Reply = Awaited<ReturnType<typeof send>>;
const markOf = (reply: Reply): string => reply.cookies.find(({ name }) => name === 'device')?.value ?? '';

/** A browser in which the owner has signed in. */
async function browser(): Promise<Browser> {
  const reply = await send('POST', '/auth/login', { login: account.email, password: account.password });
  return { token: reply.json<{ token: string }>().token, device: markOf(reply) };
}

/** From here unknown browsers need more than the password, and known browsers do not (decision 0048). */
async function attack(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1)
    await send('POST', '/auth/login', { login: account.email, password: 'errada' });
}

/** Whether a mark is known, of an account that was attacked. */
async function isKnown(device: string, password: string): Promise<boolean> {
  const reply = await send('POST', '/auth/login', { login: account.email, password }, { device });
  expect([200, 403]).toContain(reply.statusCode);
  return reply.statusCode === 200;
}

test.each([
  [
    'a new password in the profile',
    (own: Browser) => send('PUT', '/usrio/edit', { password: next, oldPassword: account.password }, own),
    next,
  ],
  [
    'a new password',
    (own: Browser) => send('POST', '/auth/password', { senha: next, senhaAtual: account.password }, own),
    next,
  ],
  ['signing all others out', (own: Browser) => send('DELETE', '/usrio/sessoes', {}, own), null],
])('%s forgets every browser but the one that calls', async (_case, action, password) => {
  const [own, other] = [await browser(), await browser()];
  await attack();
  expect(await isKnown(other.device, account.password)).toBe(true);
  const reply = await action(own);
  expect([200, 204]).toContain(reply.statusCode);
  expect(await isKnown(other.device, password ?? account.password)).toBe(false);
  expect(await isKnown(own.device, password ?? account.password)).toBe(false);
  expect(await isKnown(markOf(reply), password ?? account.password)).toBe(true);
});

test('anyone who has the token of a session and not its browser does not become known', async () => {
  const own = await browser();
  for (const reply of [
    await send('POST', '/auth/password', { senha: next, senhaAtual: account.password }, { token: own.token }),
    await send('DELETE', '/usrio/sessoes', {}, { token: own.token }),
  ]) {
    expect(reply.statusCode).toBe(204);
    expect(markOf(reply)).toBe('');
  }
});

test('a forgotten password forgets them too, and leaves the browser with the link known, S-34', async () => {
  const old = await browser();
  await attack();
  await send('POST', '/auth/forgot', { email: account.email });
  const [mail] = await mailsTo(server.deps.database, account.email);
  const token = /\/auth\/senha\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  const opened = await send('POST', '/auth/reset_session', { token });
  const link = { token: opened.json<{ token: string }>().token, device: markOf(opened) };
  const reply = await send('POST', '/auth/password', { senha: next }, link);
  expect(reply.statusCode).toBe(204);
  expect(await isKnown(old.device, next)).toBe(false);
  expect(await isKnown(markOf(reply), next)).toBe(true);
});
