import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BuiltAccount } from '../../../../../test/builders/account.ts';
import { buildSession } from '../../../../../test/builders/session.ts';
import { startSocialScene, type SocialScene } from '../../../../../test/scenes/social-scene.ts';
import { SoftwarePasskey } from '../../../../../test/processes/software-passkey.ts';
import { untilLockWait } from '../../../../../test/state/until-lock-wait.ts';
import { savePassword } from '../account.store.ts';
import { endSessions, hashPassword, takeOverUnproved } from '../public.ts';

const origin = 'https://patio.test';
let scene: SocialScene;
let account: BuiltAccount;
let headers: Record<string, string>;
let device: SoftwarePasskey;

beforeAll(async () => {
  scene = await startSocialScene({ PUBLIC_URL: origin });
});
afterAll(() => scene.close());
beforeEach(async () => {
  account = await scene.account({ emailConfirmed: false });
  ({ headers } = await buildSession(scene.server.deps, account.id));
  device = new SoftwarePasskey(origin);
});

const elsewhere = () => ({ name: 'Eva', email: `eva.${account.id}@outro.test` });
const confirmed = () => ({ confirmacao: account.password });

/** Begins to add a passkey; gives what the device then sends. */
async function passkeyStarted() {
  const started = await scene.post('/usrio/chaves/desafio', confirmed(), headers);
  return { nome: 'Celular', credencial: device.make(started.json()) };
}

/** Ends everything while the call of `send` waits for the account, and gives what that call comes to. */
async function endedUnderWay(
  send: () => PromiseLike<{ readonly statusCode: number }>,
  end: 'reset' | 'take-over' = 'reset',
): Promise<number> {
  const { deps } = scene.server;
  const hash = await hashPassword('Do-dono@2026', deps.config.passwordMemoryKib, 'test');
  const now = scene.clock.now();
  const { sent } = await deps.database.transact(async (transaction) => {
    if (end === 'take-over') await takeOverUnproved(transaction, deps, { accountId: account.id, now });
    else {
      await savePassword(transaction, { accountId: account.id, hash, proved: true });
      await endSessions(transaction, account.id, now);
    }
    const under = send();
    await untilLockWait(deps.database);
    return { sent: under };
  });
  return (await sent).statusCode;
}

const count = async (table: 'passkey' | 'social_identity' | 'session') =>
  (
    await scene.server.deps.database.row<{ count: number }>(
      {
        name: `test.count-${table}`,
        text: `select count(*)::int as count from ${table} where account_id = $1 ${table === 'session' ? 'and revoked_at is null' : ''}`,
      },
      [account.id],
    )
  )?.count;

test('a passkey that was begun in a session which ends meanwhile is not added', async () => {
  const made = await passkeyStarted();
  expect(await endedUnderWay(() => scene.post('/usrio/chaves', made, headers))).toBe(401);
  expect(await count('passkey')).toBe(0);
});

test.each(['reset', 'take-over'] as const)(
  'an account at Google is not linked by a session that a %s ends meanwhile',
  async (end) => {
    const body = { ...(await scene.provider.fromGoogle(elsewhere())), ...confirmed() };
    expect(await endedUnderWay(() => scene.post('/usrio/identidades/google', body, headers), end)).toBe(401);
    expect(await count('social_identity')).toBe(0);
  },
);

test('a password that such a session sets does not go over the one of the owner', async () => {
  const body = { senha: 'Do-ladrao@2026', senhaAtual: account.password };
  expect(await endedUnderWay(() => scene.post('/auth/password', body, headers))).toBe(401);
  const enter = async (password: string) =>
    (await scene.post('/auth/login', { login: account.email, password })).statusCode;
  expect(await enter('Do-ladrao@2026')).toBe(401);
  expect(await enter('Do-dono@2026')).toBe(200);
});

test('the second step is not changed by such a session', async () => {
  const body = { ativo: true, ...confirmed() };
  const send = () =>
    scene.server.app.inject({ method: 'PUT', url: '/api/usrio/segunda_etapa/email', headers, payload: body });
  expect(await endedUnderWay(send)).toBe(401);
});

test('a passkey opens nothing if it is removed while it is used', async () => {
  expect((await scene.post('/usrio/chaves', await passkeyStarted(), headers)).statusCode).toBe(201);
  const asked = await scene.post('/auth/chave/desafio', {});
  const credencial = device.use(asked.json());
  expect(await endedUnderWay(() => scene.post('/auth/chave/login', { credencial }), 'take-over')).toBe(401);
  expect(await count('session')).toBe(0);
});

test('an account at Facebook opens nothing when it is unlinked while it is used', async () => {
  const linked = { ...scene.provider.fromFacebook(elsewhere()), ...confirmed() };
  expect((await scene.post('/usrio/identidades/facebook', linked, headers)).statusCode).toBe(204);
  const proof = scene.provider.fromFacebook(elsewhere());
  expect(await endedUnderWay(() => scene.post('/facebook/login', proof), 'take-over')).toBe(401);
  expect(await count('session')).toBe(0);
});
