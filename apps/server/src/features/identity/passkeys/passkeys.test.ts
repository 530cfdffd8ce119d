import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount, type BuiltAccount } from '../../../../test/builders/account.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { mailedCode, mailsTo } from '../../../../test/mails.ts';
import { keys, passkeyCalls } from '../../../../test/scenes/passkey-scene.ts';
import { SoftwarePasskey } from '../../../../test/processes/software-passkey.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { relyingParty } from './relying-party.ts';

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

const { post, list, begin, add, added, challenge, signIn } = passkeyCalls(() => ({
  server,
  account,
  headers,
  device,
}));
const subjects = async () =>
  (await mailsTo(server.deps.database, account.email)).map(({ subject }) => subject.split(' – ')[0]);

describe('adding a passkey', () => {
  it('needs the password, verifies the owner and is found without a name', async () => {
    const refused = await post(`${keys}/desafio`, { confirmacao: 'errada' });
    expect(refused.statusCode).toBe(422);
    expect(await begin()).toMatchObject({
      rp: { id: 'patio.test' },
      user: { name: account.email, displayName: `${account.name} da Silva` },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it('keeps it by its name, mails the owner and ends no session', async () => {
    await added('Notebook de casa');
    expect(await list()).toMatchObject({
      data: [{ nome: 'Notebook de casa', sincronizada: false, ultimoUso: null }],
      dominio: 'patio.test',
    });
    const [mail] = await mailsTo(server.deps.database, account.email);
    expect(mail?.text).toContain('“Notebook de casa”');
  });

  it('names the account by an id that reveals nothing about it, the same for each of its passkeys', async () => {
    const first = await begin();
    expect(Buffer.from(first.user.id, 'base64url')).toHaveLength(32);
    await add(device.make(first));
    const second = await begin();
    expect(second.user.id).toBe(first.user.id);
    expect(second).toMatchObject({ excludeCredentials: [{ id: device.id.toString('base64url') }] });
  });

  it.each([
    ['made at another address', { origin: 'https://patio.test.evil.example' }],
    ['made at the same name without TLS', { origin: 'http://patio.test' }],
    ['made for another house', { rpId: 'evil.example' }],
    ['whose owner was not verified', { unverified: true }],
    ['that is the answer to a sign-in', { type: 'webauthn.get' }],
  ] as const)('refuses one %s', async (_name, tampering) => {
    const reply = await add(device.make(await begin(), tampering));
    expect([reply.statusCode, reply.json()]).toEqual([
      422,
      { erros: ['A chave de acesso não pôde ser criada. Tente de novo.'] },
    ]);
    expect((await list()).data).toEqual([]);
  });

  it('takes a challenge once, in time, from the session that it was given to, and none that nobody gave', async () => {
    const once = await begin();
    expect((await add(device.make(once))).statusCode).toBe(201);
    expect((await add(new SoftwarePasskey(origin).make(once))).statusCode).toBe(422);

    const elsewhere = await begin();
    const mine = headers;
    ({ headers } = await buildSession(server.deps, account.id));
    expect((await add(new SoftwarePasskey(origin).make(elsewhere))).statusCode).toBe(422);
    headers = mine;
    expect((await add(new SoftwarePasskey(origin).make(elsewhere))).statusCode).toBe(201);

    const late = await begin();
    server.clock.advance(5 * 60_000);
    expect((await add(new SoftwarePasskey(origin).make(late))).statusCode).toBe(422);
    const invented = { ...late, challenge: 'A'.repeat(43) };
    expect((await add(new SoftwarePasskey(origin).make(invented))).statusCode).toBe(422);
    const ofSignIn = { ...late, ...(await challenge()) };
    expect((await add(new SoftwarePasskey(origin).make(ofSignIn))).statusCode).toBe(422);
  });

  it('keeps a passkey for one account only', async () => {
    await added();
    account = await buildAccount(server.deps.database);
    ({ headers } = await buildSession(server.deps, account.id));
    expect((await add(device.make(await begin()))).statusCode).toBe(422);
  });

  it('takes ten at most, also when many are added at once', async () => {
    for (let i = 0; i < 9; i += 1) await add(new SoftwarePasskey(origin).make(await begin()));
    const challenges = [await begin(), await begin(), await begin()];
    const replies = await Promise.all(
      challenges.map((given) => add(new SoftwarePasskey(origin).make(given))),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
    expect((await post(`${keys}/desafio`, { confirmacao: account.password })).statusCode).toBe(422);
  });
});

describe('the passkeys of an account', () => {
  it('are renamed by their owner', async () => {
    const code = await added();
    const rename = (nome: string, id = code) =>
      server.app.inject({ method: 'PUT', url: `${keys}/${id}`, payload: { nome }, headers });
    expect((await rename('Celular novo')).json()).toMatchObject({ nome: 'Celular novo' });
    expect((await rename('  ')).json()).toEqual({
      erros: ['Dê um nome de até 60 caracteres à chave de acesso.'],
    });
    expect((await rename('x'.repeat(61))).statusCode).toBe(422);
    expect((await rename('x', 999_999)).statusCode).toBe(404);
  });

  it('are removed with the password, and the owner is mailed', async () => {
    const code = await added();
    expect((await post(`${keys}/${code}/exclusao`, { confirmacao: 'errada' })).statusCode).toBe(422);
    expect((await signIn()).statusCode).toBe(200);
    const removed = await post(`${keys}/${code}/exclusao`, { confirmacao: account.password });
    expect(removed.json()).toEqual({ credencial: device.id.toString('base64url') });
    expect((await list()).data).toEqual([]);
    expect((await signIn()).statusCode).toBe(401);
    expect((await subjects())[0]).toBe('Chave de acesso excluída');
    expect((await post(`${keys}/${code}/exclusao`, { confirmacao: account.password })).statusCode).toBe(404);
  });

  it('are not removed where nothing else opens the account, S-36', async () => {
    const one = await added();
    device = new SoftwarePasskey(origin);
    const other = await added('Notebook');
    await server.deps.database.run(
      { name: 'test.no-password', text: 'update account set password_hash = null where id = $1' },
      [account.id],
    );
    const remove = async (code: number) => {
      const asked = await post('/api/usrio/segunda_etapa/confirmacao');
      expect(asked.statusCode).toBe(204);
      const confirmacao = await mailedCode(server.deps.database, account.email);
      return post(`${keys}/${code}/exclusao`, { confirmacao });
    };
    expect((await remove(one)).statusCode).toBe(200);
    expect((await remove(999_999)).statusCode).toBe(404);
    const refused = await remove(other);
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        erros: ['Esta é a única forma de entrar na sua conta. Crie uma senha antes de excluir a chave.'],
      },
    ]);
    expect((await signIn()).statusCode).toBe(200);
  });

  it('are unknown to another user', async () => {
    const code = await added();
    const otherUser = await buildAccount(server.deps.database);
    const theirs = (await buildSession(server.deps, otherUser.id)).headers;
    const rename = await server.app.inject({
      method: 'PUT',
      url: `${keys}/${code}`,
      payload: { nome: 'x' },
      headers: theirs,
    });
    const remove = await post(`${keys}/${code}/exclusao`, { confirmacao: otherUser.password }, theirs);
    expect([rename.statusCode, remove.statusCode]).toEqual([404, 404]);
    expect((await list()).data).toHaveLength(1);
  });
});

describe('where passkeys are good', () => {
  it.each([
    ['https://patio.com.br', 'patio.com.br'],
    ['https://loja.patio.com.br:8443', 'loja.patio.com.br'],
    ['http://localhost:3000', 'localhost'],
    ['http://patio.com.br', null],
    ['https://203.0.113.7', null],
    ['http://127.0.0.1:3000', 'localhost'],
    ['http://192.168.0.7:3000', null],
    ['https://[::1]', null],
  ])('at %s it is %s', (publicUrl, id) => {
    expect(relyingParty({ publicUrl, brand: server.deps.config.brand })?.id ?? null).toBe(id);
  });

  it('says so at an address without passkeys, where the list names no place', async () => {
    const bare = await startTestServer({ PUBLIC_URL: 'http://192.168.0.7:3000' });
    const person = await buildAccount(bare.deps.database);
    const session = await buildSession(bare.deps, person.id);
    const reply = await bare.app.inject({ method: 'POST', url: '/api/auth/chave/desafio', payload: {} });
    expect(reply.statusCode).toBe(409);
    const listed = await bare.app.inject({ url: keys, headers: session.headers });
    expect(listed.json()).toEqual({ data: [], dominio: null });
    await bare.close();
  });
});
