import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount, type BuiltAccount } from '../../../../test/builders/account.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let account: BuiltAccount;
let headers: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer({ LOGIN_TRIES_PER_ADDRESS: '10000', LOGIN_TRIES_PER_ACCOUNT: '100' });
});
afterAll(() => server.close());
beforeEach(async () => {
  account = await buildAccount(server.deps.database);
  ({ headers } = await buildSession(server.deps, account.id));
});

const path = '/api/usrio/segunda_etapa';
const post = (url: string, payload: object = {}, given = headers) =>
  server.app.inject({ method: 'POST', url, payload, headers: given });
const state = async () => (await server.app.inject({ url: path, headers })).json<object>();
const signIn = (codigoAcesso?: string) =>
  post('/api/auth/login', { login: account.email, password: account.password, codigoAcesso }, {});
const subjects = async () =>
  (await mailsTo(server.deps.database, account.email)).map(({ subject }) => subject.split(' – ')[0]);

/** What the app shows now, or some steps later. */
function shown(secret: string, steps = 0): string {
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  return app.generate({ timestamp: server.clock.now() + steps * 30_000 });
}

const other = (code: string) => String((Number(code) + 500_000) % 1_000_000).padStart(6, '0');

async function begin(): Promise<{ segredo: string; uri: string }> {
  const reply = await post(`${path}/aplicativo`, { confirmacao: account.password });
  expect(reply.statusCode).toBe(201);
  return reply.json();
}

/** Turns an app on; the next code is a new one. */
async function turnOn(): Promise<{ secret: string; codes: string[] }> {
  const { segredo } = await begin();
  const reply = await post(`${path}/aplicativo/confirmacao`, { codigo: shown(segredo) });
  expect(reply.statusCode).toBe(200);
  server.clock.advance(60_000);
  return { secret: segredo, codes: reply.json<{ codigos: string[] }>().codigos };
}

describe('setting an authenticator app up', () => {
  it('needs the password, a code of the app, and gives ten recovery codes once', async () => {
    const refused = await post(`${path}/aplicativo`, { confirmacao: 'errada' });
    expect([refused.statusCode, refused.json()]).toEqual([422, { erros: ['A senha atual não confere.'] }]);
    const { segredo, uri } = await begin();
    expect(uri).toContain(`secret=${segredo}`);
    expect(uri).toContain(encodeURIComponent(account.email));
    const wrong = await post(`${path}/aplicativo/confirmacao`, { codigo: other(shown(segredo)) });
    expect(wrong.statusCode).toBe(422);
    expect(await state()).toMatchObject({ aplicativo: null });
    expect((await signIn()).statusCode).toBe(200);
    const right = await post(`${path}/aplicativo/confirmacao`, { codigo: shown(segredo) });
    const { codigos } = right.json<{ codigos: string[] }>();
    expect(new Set(codigos).size).toBe(10);
    for (const code of codigos) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    expect(await state()).toMatchObject({
      email: false,
      aplicativo: { codigosRestantes: 10 },
      temSenha: true,
      painel: 'livre',
    });
    expect(await subjects()).toEqual(['Aplicativo autenticador ligado']);
  });

  it('is over half an hour after the secret was shown, and starts again with another secret', async () => {
    const first = await begin();
    server.clock.advance(30 * 60_000);
    ({ headers } = await buildSession(server.deps, account.id));
    const late = await post(`${path}/aplicativo/confirmacao`, { codigo: shown(first.segredo) });
    expect(late.statusCode).toBe(409);
    const second = await begin();
    expect(second.segredo).not.toBe(first.segredo);
    expect((await post(`${path}/aplicativo/confirmacao`, { codigo: shown(first.segredo) })).statusCode).toBe(
      422,
    );
  });

  it('takes one of two confirmations that are sent at once, and no second app', async () => {
    const { segredo } = await begin();
    const codigo = shown(segredo);
    const replies = await Promise.all([1, 2].map(() => post(`${path}/aplicativo/confirmacao`, { codigo })));
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await state()).toMatchObject({ aplicativo: { codigosRestantes: 10 } });
    expect((await post(`${path}/aplicativo`, { confirmacao: account.password })).statusCode).toBe(409);
  });

  it('leaves the sessions open and signs nobody out', async () => {
    const elsewhere = await buildSession(server.deps, account.id);
    await turnOn();
    for (const session of [headers, elsewhere.headers]) {
      expect((await server.app.inject({ url: path, headers: session })).statusCode).toBe(200);
    }
  });

  it('limits the tries of the password in an open session, S-35', async () => {
    const strict = await startTestServer();
    const person = await buildAccount(strict.deps.database);
    const session = await buildSession(strict.deps, person.id);
    const tryOne = async (confirmacao: string) =>
      (
        await strict.app.inject({
          method: 'POST',
          url: `${path}/aplicativo`,
          payload: { confirmacao },
          headers: session.headers,
        })
      ).statusCode;
    for (let i = 0; i < 5; i += 1) expect(await tryOne('errada')).toBe(422);
    expect(await tryOne(person.password)).toBe(429);
    await strict.close();
  });
});

describe('signing in with an authenticator app, S-33', () => {
  it('says that a code of the app is asked for, after the right password only', async () => {
    await turnOn();
    const reply = await signIn();
    expect([reply.statusCode, reply.json()]).toEqual([
      403,
      { erros: ['Informe o código de acesso.'], codigoAcesso: true, meio: 'app' },
    ]);
    const wrong = await post('/api/auth/login', { login: account.email, password: 'errada' }, {});
    expect(Object.keys(wrong.json())).toEqual(['erros']);
  });

  it('takes the code of now, of the step before and of the step after, and no older or later one', async () => {
    const { secret } = await turnOn();
    for (const steps of [-2, 2]) expect((await signIn(shown(secret, steps))).statusCode).toBe(401);
    for (const steps of [-1, 0, 1]) expect((await signIn(shown(secret, steps))).statusCode).toBe(200);
  });

  it('takes a code once: again, or an earlier one after it, is refused', async () => {
    const { secret } = await turnOn();
    const code = shown(secret);
    expect((await signIn(code)).statusCode).toBe(200);
    expect((await signIn(code)).statusCode).toBe(401);
    expect((await signIn(shown(secret, -1))).statusCode).toBe(401);
  });

  it('does not take the code that turned the app on', async () => {
    const { segredo } = await begin();
    const codigo = shown(segredo);
    await post(`${path}/aplicativo/confirmacao`, { codigo });
    expect((await signIn(codigo)).statusCode).toBe(401);
  });

  it('opens one session when the same code is sent ten times at once', async () => {
    const { secret, codes } = await turnOn();
    for (const code of [shown(secret), codes[0] ?? '']) {
      const replies = await Promise.all(Array.from({ length: 10 }, () => signIn(code)));
      expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    }
  });

  it('takes each recovery code once, however it is typed, and notifies the owner how many are left', async () => {
    const { codes } = await turnOn();
    const [first = '', second = ''] = codes;
    expect((await signIn(first.toLowerCase().replaceAll('-', ' '))).statusCode).toBe(200);
    expect((await signIn(first)).statusCode).toBe(401);
    expect((await signIn(second)).statusCode).toBe(200);
    expect(await state()).toMatchObject({ aplicativo: { codigosRestantes: 8 } });
    const [mail] = await mailsTo(server.deps.database, account.email);
    expect(mail?.text).toContain('Restam 8 códigos.');
  });

  it('takes no recovery code of another user', async () => {
    const { codes } = await turnOn();
    account = await buildAccount(server.deps.database);
    ({ headers } = await buildSession(server.deps, account.id));
    await turnOn();
    expect((await signIn(codes[0])).statusCode).toBe(401);
  });

  it('looks at no more than ten wrong codes in a day; a recovery code still opens, and the owner is warned', async () => {
    const { secret, codes } = await turnOn();
    for (let i = 0; i < 10; i += 1) expect((await signIn(other(shown(secret)))).statusCode).toBe(401);
    const spent = await signIn(shown(secret));
    expect(spent.statusCode).toBe(429);
    expect(spent.json()).toMatchObject({ codigoAcesso: true, meio: 'app' });
    expect(await subjects()).toContain('Códigos errados na sua conta');
    expect((await signIn(codes[0])).statusCode).toBe(200);
    expect((await signIn(shown(secret))).statusCode).toBe(429);
    server.clock.advance(86_400_000);
    expect((await signIn(shown(secret))).statusCode).toBe(200);
  });

  it('forgets wrong codes with a new password', async () => {
    const { secret } = await turnOn();
    for (let i = 0; i < 10; i += 1) await signIn(other(shown(secret)));
    expect((await signIn(shown(secret))).statusCode).toBe(429);
    await post('/api/auth/password', { senha: 'Outra@Frase7', senhaAtual: account.password });
    account = { ...account, password: 'Outra@Frase7' };
    expect((await signIn(shown(secret))).statusCode).toBe(200);
  });

  it('lets nobody without the password spend the tries of the owner', async () => {
    const { secret } = await turnOn();
    for (let i = 0; i < 12; i += 1) {
      const codigoAcesso = other(shown(secret));
      await post('/api/auth/login', { login: account.email, password: 'errada', codigoAcesso }, {});
    }
    expect((await signIn(shown(secret))).statusCode).toBe(200);
  });

  it('goes before the mailed code, which is neither sent nor taken then', async () => {
    account = await buildAccount(server.deps.database, { twoStep: true });
    ({ headers } = await buildSession(server.deps, account.id));
    await post('/api/auth/envio_codigo_acesso', { login: account.email, password: account.password }, {});
    const [mail] = await mailsTo(server.deps.database, account.email);
    const mailed = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    await turnOn();
    expect((await signIn(mailed)).statusCode).toBe(401);
    const sending = await post(
      '/api/auth/envio_codigo_acesso',
      { login: account.email, password: account.password },
      {},
    );
    expect(sending.statusCode).toBe(409);
  });
});

describe('what is stored of an app', () => {
  it('is the secret encrypted and the recovery codes as keyed hashes', async () => {
    const { secret, codes } = await turnOn();
    const dump = {
      name: 'test.second-step-dump',
      text: `select encode(a.secret, 'escape') || encode(a.secret, 'hex') || string_agg(encode(r.code_hash, 'escape'), '') as text
        from authenticator a join recovery_code r using (account_id) where a.account_id = $1 group by a.account_id`,
    };
    const text =
      (await server.deps.database.row<{ text: string }>(dump, [account.id]))?.text ?? 'nothing was kept';
    const bytes = Buffer.from(Secret.fromBase32(secret).bytes).toString('hex');
    for (const hidden of [secret, bytes, ...codes, ...codes.map((code) => code.replaceAll('-', ''))]) {
      expect(text).not.toContain(hidden);
    }
    expect(text.length).toBeGreaterThan(400);
  });

  it('is gone, recovery codes and all, once the owner turns it off with the password', async () => {
    const { secret, codes } = await turnOn();
    const refused = await post(`${path}/aplicativo/desligamento`, { confirmacao: 'errada' });
    expect(refused.statusCode).toBe(422);
    expect((await signIn()).statusCode).toBe(403);
    const off = await post(`${path}/aplicativo/desligamento`, { confirmacao: account.password });
    expect(off.json()).toMatchObject({ aplicativo: null });
    expect((await signIn()).statusCode).toBe(200);
    await turnOn();
    expect((await signIn(codes[0])).statusCode).toBe(401);
    expect((await signIn(shown(secret))).statusCode).toBe(401);
  });

  it('is new recovery codes in place of the old ones when the owner asks for them with the password', async () => {
    const { codes } = await turnOn();
    expect((await post(`${path}/codigos`, { confirmacao: 'errada' })).statusCode).toBe(422);
    const renewed = await post(`${path}/codigos`, { confirmacao: account.password });
    const { codigos } = renewed.json<{ codigos: string[] }>();
    expect((await signIn(codes[1])).statusCode).toBe(401);
    expect((await signIn(codigos[1])).statusCode).toBe(200);
  });

  it('cannot be turned off, nor given codes, where there is none', async () => {
    for (const call of ['aplicativo/desligamento', 'codigos']) {
      expect((await post(`${path}/${call}`, { confirmacao: account.password })).statusCode).toBe(409);
    }
    expect((await post(`${path}/aplicativo/confirmacao`, { codigo: '123456' })).statusCode).toBe(409);
  });

  it('is written into the security history', async () => {
    const { codes } = await turnOn();
    await signIn(codes[0]);
    await post(`${path}/codigos`, { confirmacao: account.password });
    await post(`${path}/aplicativo/desligamento`, { confirmacao: account.password });
    const events = {
      name: 'test.security-events',
      text: `select kind from security_event where account_id = $1 and kind not in ('signed-in') order by code`,
    };
    const rows = await server.deps.database.rows<{ kind: string }>(events, [account.id]);
    expect(rows.map(({ kind }) => kind)).toEqual([
      'authenticator-added',
      'recovery-code-used',
      'recovery-codes-made',
      'authenticator-removed',
    ]);
  });
});
