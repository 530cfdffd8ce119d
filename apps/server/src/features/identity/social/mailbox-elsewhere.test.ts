import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BuiltAccount } from '../../../../test/builders/account.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { mailedCode, mailsTo } from '../../../../test/mails.ts';
import { startSocialScene, type SocialScene } from '../../../../test/scenes/social-scene.ts';

let scene: SocialScene;
let account: BuiltAccount;

beforeAll(async () => {
  scene = await startSocialScene();
});
afterAll(() => scene.close());
beforeEach(async () => {
  account = await scene.account();
});

/** Google says that the e-mail was verified, but does not run its mailbox. */
const proofOf = (email = account.email, claims: object = {}) =>
  scene.provider.fromGoogle({ name: 'Ana', email }, { hd: undefined, ...claims });
const login = (proof: object, code?: string) =>
  scene.post('/google/login', { ...proof, ...(code === undefined ? {} : { codigoAcesso: code }) });
const sendCode = (proof: object) => scene.post('/google/envio_codigo_acesso', proof);
const needsCode = [403, { erros: ['Informe o código de acesso.'], codigoAcesso: true }];

test('an e-mail that Google verified, but does not host, is proved once by a mailed code, then the number counts, S-36', async () => {
  const proof = await proofOf();
  const first = await login(proof);
  expect([first.statusCode, first.json()]).toEqual(needsCode);
  expect((await sendCode(proof)).statusCode).toBe(204);
  const code = await mailedCode(scene.server.deps.database, account.email);
  expect((await login(proof, code === '000000' ? '111111' : '000000')).statusCode).toBe(401);
  expect((await login(proof, code)).json()).toMatchObject({ codigoUsuario: account.id });
  const again = await login(await proofOf(account.email, { jti: '2' }));
  expect([again.statusCode, again.json()]).toMatchObject([200, { codigoUsuario: account.id }]);
});

test('who holds a stale claim to an e-mail that nobody confirmed takes nothing over', async () => {
  account = await scene.account({ emailConfirmed: false, twoStep: true });
  const { token } = await buildSession(scene.server.deps, account.id);
  const proof = await proofOf();
  const refused = await login(proof);
  expect([refused.statusCode, refused.json()]).toEqual(needsCode);
  const me = () => scene.server.app.inject({ url: '/api/auth/me', headers: { 'security-token': token } });
  expect((await me()).statusCode).toBe(200);
  await sendCode(proof);
  const code = await mailedCode(scene.server.deps.database, account.email);
  expect((await login(proof, code)).statusCode).toBe(200);
  expect((await me()).statusCode).toBe(401);
});

test.each(['gmail.com', 'googlemail.com'])('a mailbox at %s is known by its domain alone', async (domain) => {
  account = await scene.account({ email: `ana.${Date.now()}@${domain}` });
  expect((await login(await proofOf())).json()).toMatchObject({ codigoUsuario: account.id });
});

test('an account made with such an e-mail has it still to confirm, and is mailed the link', async () => {
  const { person, fields } = scene.newVisitor();
  const made = await scene.post('/google/cadastro', { ...(await proofOf(person.email)), ...fields });
  expect(made.statusCode).toBe(201);
  const [mail] = await mailsTo(scene.server.deps.database, person.email);
  expect(mail?.text).toContain('/auth/confirmar-email');
});
