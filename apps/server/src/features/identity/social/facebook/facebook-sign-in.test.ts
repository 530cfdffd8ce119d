import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf, startSocialScene, type SocialScene } from '../../../../../test/scenes/social-scene.ts';

const failed = [401, 'Falha ao efetuar login.'] as const;

let scene: SocialScene;

beforeAll(async () => {
  scene = await startSocialScene();
});
afterAll(() => scene.close());
beforeEach(() => scene.provider.be('well'));

const login = (body: object) => scene.post('/facebook/login', body);

/** A user who signed up with Facebook. */
async function member() {
  const { person, fields } = scene.newVisitor();
  const made = await scene.post('/facebook/cadastro', { ...scene.provider.fromFacebook(person), ...fields });
  expect(made.statusCode).toBe(201);
  return person;
}

describe('signing in with Facebook', () => {
  test('gives the reply of every sign-in to who signed up with it, API-44 SOCL-02 LOGN-15', async () => {
    const person = await member();
    const reply = await login(scene.provider.fromFacebook(person));
    expect(reply.statusCode).toBe(200);
    const { data, ...user } = reply.json<{ data: object }>();
    expect(data).toEqual(user);
    expect(user).toMatchObject({ nome: 'Nina Nova', clientType: 7, alteraPassword: 'N' });
  });

  test('may use its token again, which Facebook hands out for weeks', async () => {
    const proof = scene.provider.fromFacebook(await member());
    expect([(await login(proof)).statusCode, (await login(proof)).statusCode]).toEqual([200, 200]);
  });

  test('never enters an account by its e-mail, which Facebook does not vouch for, 404, S-36', async () => {
    const account = await scene.account();
    const reply = await login(scene.provider.fromFacebook({ name: 'Ana', email: account.email }));
    expect(refusalOf(reply)).toEqual([404, expect.stringContaining('conta do Facebook')]);
  });

  test.each([
    ['of another application', { app: '4711' }],
    ['that has lapsed', { expires: Date.parse('2026-06-01T14:00:00Z') / 1000 }],
  ])('refuses a token %s, S-36 API-44', async (_name, change) => {
    const person = await member();
    expect(refusalOf(await login(scene.provider.fromFacebook(person, change)))).toEqual(failed);
  });

  test('refuses a token of another user, one that Facebook never issued, and one of Google', async () => {
    const [ana, bia] = [await member(), await member()];
    const anas = scene.provider.fromFacebook(ana);
    const { idSocial } = scene.provider.fromFacebook(bia);
    const { tokenSocial: google } = await scene.provider.fromGoogle(ana);
    for (const tokenSocial of [anas.tokenSocial, 'EAALx.y', google]) {
      expect(refusalOf(await login({ idSocial, tokenSocial }))).toEqual(failed);
    }
  });

  test.each(['down', 'slow', 'lying'] as const)('says 503 when Facebook is %s, S-36', async (mood) => {
    const proof = scene.provider.fromFacebook(await member());
    scene.provider.be(mood);
    expect(refusalOf(await login(proof))).toEqual([503, expect.stringContaining('O Facebook não respondeu')]);
    scene.provider.be('well');
    expect((await login(proof)).statusCode).toBe(200);
  });
});

test('neither is offered where none is set up, and its calls say so, SOCL-01', async () => {
  const offered = async () =>
    (await scene.server.app.inject('/api/auth/provedores')).json<{ data: object[] }>();
  expect((await offered()).data).toMatchObject([
    { provedor: 'google', cliente: 'patio-demo', perfil: null },
    { provedor: 'facebook', cliente: '1000', perfil: expect.stringMatching(/\/me\?fields=id,name,email$/) },
  ]);
  const bare = await startSocialScene({
    GOOGLE_CLIENT_ID: '',
    FACEBOOK_APP_ID: '',
    FACEBOOK_APP_SECRET: '',
  });
  const none = await bare.server.app.inject('/api/auth/provedores');
  const call = await bare.post('/google/login', { idSocial: '1', tokenSocial: 'x' });
  await bare.close();
  expect(none.json()).toEqual({ data: [] });
  expect(refusalOf(call)).toEqual([422, 'A entrada com o Google não está disponível neste site.']);
});
