import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSession } from '../../../test/builders/session.ts';
import { startSocialScene, type SocialScene } from '../../../test/social-scene.ts';

let scene: SocialScene;

beforeAll(async () => {
  scene = await startSocialScene();
});
afterAll(() => scene.close());

const entersByPassword = async ({ email, password }: { email: string; password: string }) =>
  (await scene.post('/auth/login', { login: email, password })).statusCode;

test('who signed up with somebody else’s e-mail is out once its owner comes by Google', async () => {
  const account = await scene.account({ emailConfirmed: false, twoStep: true });
  const { token } = await buildSession(scene.server.deps, account.id);
  const google = await scene.provider.fromGoogle({ name: 'Ana', email: account.email });
  const reply = await scene.post('/google/login', google);
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({ codigoUsuario: account.id });
  const before = await scene.server.app.inject({ url: '/api/auth/me', headers: { 'security-token': token } });
  expect(before.statusCode).toBe(401);
  expect(await entersByPassword(account)).toBe(401);
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
