import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount, type BuiltAccount } from '../../../../test/builders/account.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { keys, passkeyCalls } from '../../../../test/scenes/passkey-scene.ts';
import { SoftwarePasskey } from '../../../../test/processes/software-passkey.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

const origin = 'https://patio.test';
const limits = { LOGIN_TRIES_PER_ADDRESS: '10000', LOGIN_TRIES_PER_ACCOUNT: '100' };
let server: TestServer;
let account: BuiltAccount;
let headers: Record<string, string>;
let device: SoftwarePasskey;

beforeAll(async () => {
  server = await startTestServer({ ...limits, PUBLIC_URL: origin });
});
afterAll(() => server.close());
beforeEach(async () => {
  account = await buildAccount(server.deps.database);
  ({ headers } = await buildSession(server.deps, account.id));
  device = new SoftwarePasskey(origin);
});

const { post, list, begin, added, challenge, enter, signIn } = passkeyCalls(() => ({
  server,
  account,
  headers,
  device,
}));

describe('signing in with a passkey', () => {
  it('opens a session like any other, LOGN-15', async () => {
    await added();
    const reply = await signIn();
    expect(reply.statusCode).toBe(200);
    const { token, codigoUsuario } = reply.json<{ token: string; codigoUsuario: number }>();
    expect(codigoUsuario).toBe(account.id);
    const me = await server.app.inject({ url: '/api/auth/me', headers: { 'security-token': token } });
    expect(me.json()).toMatchObject({ codigoUsuario: account.id });
    expect((await list()).data).toMatchObject([{ ultimoUso: expect.any(String) }]);
  });

  it('is both steps in one: no code is asked for, S-33', async () => {
    account = await buildAccount(server.deps.database, { twoStep: true });
    ({ headers } = await buildSession(server.deps, account.id));
    await added();
    expect((await signIn()).statusCode).toBe(200);
  });

  it('opens the back office to who works there, as both steps in one, and to nobody else', async () => {
    const atOffice = async () =>
      post('/api/admin/session/passkey', { credencial: device.use(await challenge()) }, {});
    await added();
    expect((await atOffice()).statusCode).toBe(403);
    const role = { name: 'test.role', text: `update account set staff_role = 'sales' where id = $1` };
    await server.deps.database.run(role, [account.id]);
    const reply = await atOffice();
    const { data } = reply.json<{ data: { token: string; papel: string } }>();
    expect([reply.statusCode, data.papel]).toEqual([200, 'sales']);
    const asStaff = { headers: { 'security-token': data.token } };
    expect((await server.app.inject({ url: '/api/admin/proposals', ...asStaff })).statusCode).toBe(200);
    expect((await server.app.inject({ url: '/api/auth/me', ...asStaff })).statusCode).toBe(401);
  });

  it('gives a user who has to change their password a session for that alone, S-34', async () => {
    await added();
    const must = {
      name: 'test.must-change',
      text: 'update account set must_change_password = true where id = $1',
    };
    await server.deps.database.run(must, [account.id]);
    expect((await signIn()).json()).toMatchObject({ alteraPassword: 'S' });
  });

  it.each([
    ['signed by another key', { forged: true }],
    ['made at another address', { origin: 'https://evil.example' }],
    ['made for another house', { rpId: 'evil.example' }],
    ['whose owner was not verified', { unverified: true }],
    ['that is the answer to a registration', { type: 'webauthn.create' }],
    ['of an account that the device calls otherwise', { userHandle: 'A'.repeat(43) }],
  ] as const)('refuses an answer %s', async (_name, tampering) => {
    await added();
    const reply = await signIn(tampering);
    expect([reply.statusCode, reply.json()]).toEqual([
      401,
      { erros: ['Não foi possível entrar com esta chave de acesso. Tente de novo ou use a senha.'] },
    ]);
    expect((await signIn()).statusCode).toBe(200);
  });

  it('takes a challenge once, in time, and none of a registration', async () => {
    await added();
    const given = await challenge();
    const answer = device.use(given);
    expect((await enter(answer)).statusCode).toBe(200);
    expect((await enter(answer)).statusCode).toBe(401);
    expect((await enter(device.use(given))).statusCode).toBe(401);
    const late = await challenge();
    server.clock.advance(5 * 60_000);
    expect((await enter(device.use(late))).statusCode).toBe(401);
    ({ headers } = await buildSession(server.deps, account.id));
    expect((await enter(device.use(await begin()))).statusCode).toBe(401);
  });

  it('opens one session when the same answer is sent ten times at once', async () => {
    await added();
    const answer = device.use(await challenge());
    const replies = await Promise.all(Array.from({ length: 10 }, () => enter(answer)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('refuses a copy of the device, whose counter stands behind', async () => {
    await added();
    expect((await signIn({ counter: 7 })).statusCode).toBe(200);
    expect((await signIn({ counter: 7 })).statusCode).toBe(401);
    expect((await signIn({ counter: 3 })).statusCode).toBe(401);
    expect((await signIn({ counter: 8 })).statusCode).toBe(200);
  });

  it('takes a device that does not count', async () => {
    await added();
    for (let i = 0; i < 2; i += 1) expect((await signIn({ counter: 0 })).statusCode).toBe(200);
  });

  it('answers an unknown and a removed passkey alike, and notifies the owner of a blocked account of the block', async () => {
    const unknown = await signIn({ userHandle: 'A'.repeat(43) });
    const code = await added();
    const block = { name: 'test.block', text: 'update account set blocked_at = $2 where id = $1' };
    await server.deps.database.run(block, [account.id, new Date()]);
    const blocked = await signIn();
    await server.deps.database.run(block, [account.id, null]);
    await post(`${keys}/${code}/exclusao`, { confirmacao: account.password });
    const removed = await signIn();
    expect([unknown.statusCode, removed.statusCode]).toEqual([401, 401]);
    expect(removed.json()).toEqual(unknown.json());
    expect([blocked.statusCode, blocked.json()]).toEqual([
      403,
      { erros: [expect.stringContaining('bloqueada')] },
    ]);
  });

  it('is limited per network, S-35', async () => {
    const strict = await startTestServer({ PUBLIC_URL: origin, LOGIN_TRIES_PER_ADDRESS: '3' });
    const send = async (url: string, payload: object) =>
      strict.app.inject({ method: 'POST', url: `/api/auth/chave${url}`, payload });
    const given = (await send('/desafio', {})).json<{ challenge: string }>();
    const statuses: number[] = [];
    for (let i = 0; i < 4; i += 1) {
      const credencial = new SoftwarePasskey(origin).use(given, { userHandle: 'AAAA' });
      statuses.push((await send('/login', { credencial })).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 429]);
    await strict.close();
  });
});
