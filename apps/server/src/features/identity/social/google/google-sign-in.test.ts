import { exportSPKI, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BuiltAccount } from '../../../../../test/builders/account.ts';
import { mailedCode, mailsTo } from '../../../../../test/mails.ts';
import { refusalOf, startSocialScene, type SocialScene } from '../../../../../test/scenes/social-scene.ts';
import { createGoogleSigner } from '../../local-identity/google-signer.ts';

const failed = [401, 'Falha ao efetuar login.'] as const;

let scene: SocialScene;
let account: BuiltAccount;

beforeAll(async () => {
  scene = await startSocialScene();
});
afterAll(() => scene.close());
beforeEach(async () => {
  scene.provider.be('well');
  account = await scene.account();
});

const login = (body: object) => scene.post('/google/login', body);
const person = () => ({ name: 'Ana', email: account.email });

describe('signing in with Google', () => {
  test('gives the reply of every sign-in to who has the verified e-mail, and sets the cookie, API-43 SOCL-02 LOGN-15', async () => {
    const reply = await login(await scene.provider.fromGoogle(person()));
    expect(reply.statusCode).toBe(200);
    const { data, ...user } = reply.json<{ data: object; token: string }>();
    expect(data).toEqual(user);
    expect(user).toMatchObject({ codigoUsuario: account.id, alteraPassword: 'N', firstSignIn: true });
    expect(reply.cookies).toContainEqual(expect.objectContaining({ name: 'refresh', httpOnly: true }));
    const me = await scene.server.app.inject({
      url: '/api/auth/me',
      headers: { 'security-token': user.token },
    });
    expect(me.json()).toMatchObject({ codigoUsuario: account.id });
  });

  test('links once: the number at Google counts from then on, whatever its e-mail becomes, and the owner is notified, S-36', async () => {
    await login(await scene.provider.fromGoogle(person()));
    const moved = { email: 'outra@patio.test', email_verified: false };
    const again = await login(await scene.provider.fromGoogle(person(), moved));
    expect(again.json()).toMatchObject({ codigoUsuario: account.id, firstSignIn: false });
    const mails = await mailsTo(scene.server.deps.database, account.email);
    expect(mails.map(({ subject }) => subject).filter((text) => text.includes('Google'))).toEqual([
      expect.stringContaining('Sua conta agora entra com o Google'),
    ]);
  });

  test('is unknown without a verified e-mail of the house, 404, API-43 S-36', async () => {
    const unverified = await login(await scene.provider.fromGoogle({ ...person(), emailVerified: false }));
    const otherUser = await login(await scene.provider.fromGoogle(scene.newVisitor().person));
    for (const reply of [unverified, otherUser]) {
      expect(refusalOf(reply)).toEqual([404, expect.stringContaining('Complete os dados')]);
    }
  });

  test('leads to a new password only, where one has to be made, LOGN-14', async () => {
    account = await scene.account({ mustChangePassword: true });
    const reply = await login(await scene.provider.fromGoogle(person()));
    expect(reply.json()).toMatchObject({ alteraPassword: 'S' });
  });

  test('tells the owner of a blocked account of the block, and links nothing to it', async () => {
    account = await scene.account({ blockedAt: scene.clock.now() });
    expect(refusalOf(await login(await scene.provider.fromGoogle(person())))).toEqual([
      403,
      expect.stringContaining('bloqueada'),
    ]);
    const mails = await mailsTo(scene.server.deps.database, account.email);
    expect(mails.filter(({ subject }) => subject.includes('Google'))).toEqual([]);
  });

  test('does not enter by its e-mail an account that belongs to another one at Google', async () => {
    await login(await scene.provider.fromGoogle(person()));
    const sub = '109999999999999999999';
    const other = await scene.provider.fromGoogle(person(), { sub });
    expect(refusalOf(await login({ ...other, idSocial: sub }))).toEqual(failed);
  });
});

describe('a token that is refused with 401, S-36 API-43', () => {
  test.each([
    ['for another application', { aud: 'outro-site' }],
    ['for several applications', { aud: ['patio-demo', 'outro-site'] }],
    ['handed to another application', { azp: 'outro-site' }],
    ['of another issuer', { iss: 'https://accounts.evil.test' }],
    ['that has lapsed', { exp: Date.parse('2026-06-01T14:59:59Z') / 1000 }],
    ['that never lapses', { exp: undefined }],
    ['of another user', { sub: '100000000000000000001' }],
    ['of nobody', { sub: undefined }],
  ])('one %s', async (_name, claims) => {
    expect(refusalOf(await login(await scene.provider.fromGoogle(person(), claims)))).toEqual(failed);
  });

  test('one whose content was changed after it was signed', async () => {
    const { idSocial, tokenSocial } = await scene.provider.fromGoogle({ ...person(), email: 'x@patio.test' });
    const [head, body = '', signature] = tokenSocial.split('.');
    const text = Buffer.from(body, 'base64url').toString().replace('x@patio.test', account.email);
    const changed = [head, Buffer.from(text).toString('base64url'), signature].join('.');
    expect(refusalOf(await login({ idSocial, tokenSocial: changed }))).toEqual(failed);
  });

  test('one that nobody signed, and one signed by a key that is not Google’s', async () => {
    const { idSocial, tokenSocial } = await scene.provider.fromGoogle(person());
    const claims = claimsOf(tokenSocial);
    const unsigned = new UnsecuredJWT(claims).encode();
    const foreign = await createGoogleSigner().sign(claims);
    for (const wrong of [unsigned, foreign, 'a.b.c', 'x', `${tokenSocial}A`]) {
      expect(refusalOf(await login({ idSocial, tokenSocial: wrong }))).toEqual(failed);
    }
  });

  test('one signed with the public key taken for a shared secret', async () => {
    const { idSocial, tokenSocial } = await scene.provider.fromGoogle(person());
    const [jwk] = (await scene.provider.google.keys()).keys;
    if (!jwk) throw new Error('no key');
    const key = await importJWK(jwk, 'RS256', { extractable: true });
    if (key instanceof Uint8Array) throw new Error('no public key');
    const secret = Buffer.from(await exportSPKI(key));
    const forged = await new SignJWT(claimsOf(tokenSocial))
      .setProtectedHeader({ alg: 'HS256', ...(jwk.kid === undefined ? {} : { kid: jwk.kid }) })
      .sign(secret);
    expect(refusalOf(await login({ idSocial, tokenSocial: forged }))).toEqual(failed);
  });

  test('one with another random value than the browser sent along; without one sent it is not asked for', async () => {
    const proof = await scene.provider.fromGoogle(person(), { nonce: 'deste-navegador' });
    expect(refusalOf(await login({ ...proof, nonce: 'de-outro' }))).toEqual(failed);
    const bare = await scene.provider.fromGoogle(person());
    expect(refusalOf(await login({ ...bare, nonce: 'deste-navegador' }))).toEqual(failed);
    expect((await login({ ...proof, nonce: 'deste-navegador' })).statusCode).toBe(200);
  });

  test('one that has opened a session already, however its signature is written', async () => {
    const proof = await scene.provider.fromGoogle(person(), { nonce: 'n' });
    expect((await login(proof)).statusCode).toBe(200);
    expect(refusalOf(await login(proof))).toEqual(failed);
    const { tokenSocial } = proof;
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const end = alphabet.indexOf(tokenSocial.at(-1) ?? '');
    const rewritten = `${tokenSocial.slice(0, -1)}${alphabet[end ^ 1] ?? ''}`;
    expect(refusalOf(await login({ ...proof, tokenSocial: rewritten }))).toEqual(failed);
  });

  test('of two uses at once one is let in', async () => {
    const proof = await scene.provider.fromGoogle(person());
    const replies = await Promise.all([login(proof), login(proof), login(proof)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
  });
});

test('the second step is asked for and mailed as with a password, and the link is made after it only, S-33 S-36', async () => {
  account = await scene.account({ twoStep: true });
  const proof = await scene.provider.fromGoogle(person());
  const first = await login(proof);
  expect([first.statusCode, first.json()]).toEqual([
    403,
    { erros: ['Informe o código de acesso.'], codigoAcesso: true },
  ]);
  expect((await scene.post('/google/envio_codigo_acesso', proof)).statusCode).toBe(204);
  const code = await mailedCode(scene.server.deps.database, account.email);
  const wrong = await login({ ...proof, codigoAcesso: code === '000000' ? '111111' : '000000' });
  expect([wrong.statusCode, wrong.json()]).toEqual([401, expect.objectContaining({ codigoAcesso: true })]);
  const subjects = (await mailsTo(scene.server.deps.database, account.email)).map(({ subject }) => subject);
  expect(subjects.some((subject) => subject.includes('Google'))).toBe(false);
  const right = await login({ ...proof, codigoAcesso: code });
  expect(right.json()).toMatchObject({ codigoUsuario: account.id });
});

describe('limits and failures', () => {
  test('wrong tokens are limited like wrong passwords, S-35', async () => {
    const from = { 'x-forwarded-for': '203.0.113.200' };
    const { idSocial } = await scene.provider.fromGoogle(person());
    const replies = [];
    for (let n = 0; n < 6; n += 1) {
      replies.push(await scene.post('/google/login', { idSocial, tokenSocial: 'x' }, from));
    }
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await login(await scene.provider.fromGoogle(person()))).statusCode).toBe(200);
  });

  test.each(['down', 'slow', 'lying'] as const)(
    'a provider that is %s is told with 503, counts for nothing, and is asked again later, S-36',
    async (mood) => {
      const app = await scene.server.another();
      const proof = await scene.provider.fromGoogle(person());
      const send = () => app.inject({ method: 'POST', url: '/api/google/login', payload: proof });
      scene.provider.be(mood);
      const reply = await send();
      expect(refusalOf(reply)).toEqual([503, expect.stringContaining('O Google não respondeu')]);
      expect(reply.headers['retry-after']).toBe('10');
      scene.provider.be('well');
      expect((await send()).statusCode).toBe(200);
    },
  );

  test('keys are read once for many sign-ins', async () => {
    const app = await scene.server.another();
    const before = scene.provider.asked.length;
    for (let n = 0; n < 3; n += 1) {
      const payload = await scene.provider.fromGoogle(person(), { jti: String(n) });
      expect((await app.inject({ method: 'POST', url: '/api/google/login', payload })).statusCode).toBe(200);
    }
    expect(scene.provider.asked.length - before).toBe(1);
  });

  test('asks for what is missing with 422, API-43', async () => {
    for (const body of [
      {},
      { idSocial: '1' },
      { idSocial: '', tokenSocial: 'x' },
      { idSocial: 1, tokenSocial: 2 },
    ]) {
      expect((await login(body)).statusCode).toBe(422);
    }
  });
});

function claimsOf(token: string): Record<string, unknown> {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return { ...Object(claims) };
}
