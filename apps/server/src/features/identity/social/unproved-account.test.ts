import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSession } from '../../../../test/builders/session.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { startSocialScene, type SocialScene } from '../../../../test/scenes/social-scene.ts';

let scene: SocialScene;

beforeAll(async () => {
  scene = await startSocialScene();
});
afterAll(() => scene.close());

const entersByPassword = async ({ email, password }: { email: string; password: string }) =>
  (await scene.post('/auth/login', { login: email, password })).statusCode;

test('who signed up with another user’s e-mail is out once its owner comes by Google', async () => {
  const account = await scene.account({ emailConfirmed: false, twoStep: true });
  const { token } = await buildSession(scene.server.deps, account.id);
  const google = await scene.provider.fromGoogle({ name: 'Ana', email: account.email });
  const reply = await scene.post('/google/login', google);
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({ codigoUsuario: account.id });
  const before = await scene.server.app.inject({ url: '/api/auth/me', headers: { 'security-token': token } });
  expect(before.statusCode).toBe(401);
  expect(await entersByPassword(account)).toBe(401);
  const [mail] = await mailsTo(scene.server.deps.database, account.email);
  expect(mail?.text).toContain('a senha, as chaves de acesso e o aplicativo autenticador de antes deixaram');
});

test('Google and Facebook accounts that were linked before the owner came neither keep them out nor open it, S-36', async () => {
  const account = await scene.account({ emailConfirmed: false });
  const { headers } = await buildSession(scene.server.deps, account.id);
  const otherUser = { name: 'Eva', email: `eva.${account.id}@outro.test` };
  const confirmacao = account.password;
  for (const [provider, proof] of [
    ['google', await scene.provider.fromGoogle(otherUser)],
    ['facebook', scene.provider.fromFacebook(otherUser)],
  ] as const) {
    const reply = await scene.post(`/usrio/identidades/${provider}`, { ...proof, confirmacao }, headers);
    expect(reply.statusCode).toBe(204);
  }
  const google = await scene.provider.fromGoogle({ name: 'Ana', email: account.email });
  const reply = await scene.post('/google/login', google);
  expect([reply.statusCode, reply.json()]).toMatchObject([200, { codigoUsuario: account.id }]);
  const again = await scene.provider.fromGoogle(otherUser, { jti: 'again' });
  expect((await scene.post('/google/login', again)).statusCode).toBe(404);
  expect((await scene.post('/facebook/login', scene.provider.fromFacebook(otherUser))).statusCode).toBe(404);
});

test('nothing that was mailed or handed out before goes on, nor do alerts on devices', async () => {
  const account = await scene.account({ emailConfirmed: false });
  const { database } = scene.server.deps;
  await database.run(
    {
      name: 'test.keep-ways',
      text: `with token as (insert into interest_token (token_hash, account_id, expires_at, created_at) values ('\\x01', $1, now(), now())),
          link as (insert into password_link (token_hash, account_id, expires_at, created_at) values ('\\x01', $1, now(), now()))
        insert into push_device (account_id, endpoint, p256dh, auth, created_at) values ($1, 'https://push.test/1', 'x', 'x', now())`,
    },
    [account.id],
  );
  await scene.post('/google/login', await scene.provider.fromGoogle({ name: 'Ana', email: account.email }));
  const left = await database.row<{ left: number }>(
    {
      name: 'test.left-ways',
      text: `select (select count(*) from interest_token where account_id = $1) + (select count(*) from password_link where account_id = $1)
        + (select count(*) from push_device where account_id = $1) as left`,
    },
    [account.id],
  );
  expect(left).toEqual({ left: 0 });
});

test('a confirmed account keeps its password and sessions when Google is linked', async () => {
  const account = await scene.account();
  const { token } = await buildSession(scene.server.deps, account.id);
  const google = await scene.provider.fromGoogle({ name: 'Ana', email: account.email });
  expect((await scene.post('/google/login', google)).statusCode).toBe(200);
  const before = await scene.server.app.inject({ url: '/api/auth/me', headers: { 'security-token': token } });
  expect(before.statusCode).toBe(200);
  expect(await entersByPassword(account)).toBe(200);
});
