import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailsTo } from '../../../../test/mails.ts';
import { refusalOf, startSocialScene, type SocialScene } from '../../../../test/scenes/social-scene.ts';

let scene: SocialScene;

beforeAll(async () => {
  scene = await startSocialScene();
});
afterAll(() => scene.close());

type NewVisitor = ReturnType<SocialScene['newVisitor']>;

const proofOf = ({ person }: NewVisitor, provider: 'google' | 'facebook' = 'google') =>
  provider === 'google' ? scene.provider.fromGoogle(person) : scene.provider.fromFacebook(person);

const signUp = async (newVisitor: NewVisitor, change: object = {}, headers: Record<string, string> = {}) =>
  scene.post(
    '/google/cadastro',
    { ...(await proofOf(newVisitor)), ...newVisitor.fields, ...change },
    headers,
  );

const stored = (email: string) =>
  scene.server.deps.database.row<Record<string, unknown>>(
    {
      name: 'test.social-account',
      text: `select a.id, password_hash, profile_code, kind, client_type, accepts_mail, document,
          (select count(*) from terms_consent c where c.account_id = a.id) as consents
        from account a where a.email = $1`,
    },
    [email],
  );

describe('signing up with a provider', () => {
  test.each([
    ['google', 'API-45'],
    ['facebook', 'API-46'],
  ] as const)(
    'with %s makes a person without a password and answers a token for the interests, %s S-30 S-36',
    async (provider, _row) => {
      const newVisitor = scene.newVisitor();
      const proof = await proofOf(newVisitor, provider);
      const reply = await scene.post(`/${provider}/cadastro`, { ...proof, ...newVisitor.fields });
      expect([reply.statusCode, reply.json()]).toEqual([201, { data: expect.stringMatching(/^[\w-]{43}$/) }]);
      expect(reply.cookies.filter(({ name }) => name === 'refresh')).toEqual([]);
      expect(await stored(newVisitor.fields.email)).toMatchObject({
        password_hash: null,
        profile_code: 7,
        kind: 'F',
        client_type: 7,
        accepts_mail: true,
        document: newVisitor.fields.cpf,
        consents: 1,
      });
      const tokenUsrio = reply.json<{ data: string }>().data;
      const chosen = await scene.post('/usrio/interest', { tokenUsrio, codigoCategoria: [] });
      expect(chosen.statusCode).toBeLessThan(300);
      const [mail] = await mailsTo(scene.server.deps.database, newVisitor.fields.email);
      expect(mail?.subject).toContain('Seu cadastro foi concluído');
    },
  );

  test('lets its owner in by the provider from then on, API-43', async () => {
    const newVisitor = scene.newVisitor();
    await signUp(newVisitor);
    scene.clock.advance(1000);
    const reply = await scene.post('/google/login', await proofOf(newVisitor));
    expect(reply.json()).toMatchObject({ nome: 'Nina Nova', firstSignIn: true });
  });

  test('reports all problems at once, like the other sign-ups, and asks for no password, API-45 S-30', async () => {
    const wrong = { nome: '', email: 'x', cpf: '11111111111', telefone: 'abc' };
    const reply = await signUp(scene.newVisitor(), wrong);
    expect([reply.statusCode, reply.json()]).toEqual([
      422,
      { erros: ['Digite seu nome', 'Digite um e-mail válido', 'CPF inválido', 'Digite apenas números'] },
    ]);
  });

  test('is refused with everything that is taken, API-45 S-30', async () => {
    const [first, second] = [scene.newVisitor(), scene.newVisitor()];
    await signUp(first);
    const { email, cpf } = first.fields;
    const reply = await signUp(second, { email, cpf });
    expect([reply.statusCode, reply.json()]).toEqual([
      409,
      { erros: ['E-mail já cadastrado.', 'CPF já cadastrado.'] },
    ]);
  });

  test('makes one account for one identity, 409, API-45 S-36', async () => {
    const newVisitor = scene.newVisitor();
    await signUp(newVisitor);
    scene.clock.advance(1000);
    const { email, cpf } = scene.newVisitor().fields;
    expect(refusalOf(await signUp(newVisitor, { email, cpf }))).toEqual([
      409,
      expect.stringContaining('Esta conta do Google já está ligada'),
    ]);
    expect(await stored(email)).toBeUndefined();
  });

  test('at once with two sets of data makes one account, API-45', async () => {
    const newVisitor = scene.newVisitor();
    const [one, two] = [scene.newVisitor().fields, scene.newVisitor().fields];
    const replies = await Promise.all([signUp(newVisitor, one), signUp(newVisitor, two)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const made = [await stored(one.email), await stored(two.email)].filter(Boolean);
    expect(made).toHaveLength(1);
  });

  test('sent twice under one key is answered twice and made once, S-30', async () => {
    const newVisitor = scene.newVisitor();
    const body = { ...(await proofOf(newVisitor)), ...newVisitor.fields };
    const key = { 'idempotency-key': 'cadastro-social-1' };
    const replies = [
      await scene.post('/google/cadastro', body, key),
      await scene.post('/google/cadastro', body, key),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  });

  test('needs a good token: a wrong one makes nothing, API-45 S-36', async () => {
    const newVisitor = scene.newVisitor();
    const reply = await signUp(newVisitor, { tokenSocial: 'x.y.z' });
    expect(refusalOf(reply)).toEqual([401, 'Falha ao efetuar login.']);
    expect(await stored(newVisitor.fields.email)).toBeUndefined();
  });

  test('does not follow a token that has opened a session before', async () => {
    const account = await scene.account();
    const proof = await scene.provider.fromGoogle({ name: 'Ana', email: account.email });
    expect((await scene.post('/google/login', proof)).statusCode).toBe(200);
    await scene.server.deps.database.run({ name: 'test.unlink', text: 'delete from social_identity' });
    const { fields } = scene.newVisitor();
    expect((await scene.post('/google/cadastro', { ...proof, ...fields })).statusCode).toBe(401);
  });

  test('is limited from one network address, S-30', async () => {
    const small = await startSocialScene({ SIGN_UPS_PER_HOUR: '1' });
    const from = { 'x-forwarded-for': '203.0.113.77' };
    const send = async ({ person, fields }: NewVisitor) =>
      small.post('/google/cadastro', { ...(await small.provider.fromGoogle(person)), ...fields }, from);
    const statuses = [
      (await send(small.newVisitor())).statusCode,
      (await send(small.newVisitor())).statusCode,
    ];
    await small.close();
    expect(statuses).toEqual([201, 429]);
  });
});

describe('an account without a password', () => {
  test('answers a password like a wrong one, and gets one by “esqueci a senha”, API-37', async () => {
    const newVisitor = scene.newVisitor();
    await signUp(newVisitor);
    const { email: login } = newVisitor.fields;
    const wrong = await scene.post('/auth/login', { login, password: 'Senha@123' });
    expect(refusalOf(wrong)).toEqual([401, 'E-mail ou senha inválidos.']);
    expect((await scene.post('/auth/forgot', { email: login })).statusCode).toBe(204);
    const [mail] = await mailsTo(scene.server.deps.database, login);
    const token = /senha\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const opened = await scene.post('/auth/reset_session', { token });
    const headers = { 'security-token': opened.json<{ token: string }>().token };
    const senha = 'Nova@Senha9';
    expect((await scene.post('/auth/password', { senha, confirmacao: senha }, headers)).statusCode).toBe(204);
    expect((await scene.post('/auth/login', { login, password: senha })).statusCode).toBe(200);
  });

  test('is asked for none by the profile, and may make one there, C-87 C-88', async () => {
    const newVisitor = scene.newVisitor();
    await signUp(newVisitor);
    scene.clock.advance(1000);
    const { token } = (await scene.post('/google/login', await proofOf(newVisitor))).json<{
      token: string;
    }>();
    const headers = { 'security-token': token };
    const call = (method: 'GET' | 'PUT', payload?: object) =>
      scene.server.app.inject({ method, url: '/api/usrio/edit', headers, ...(payload ? { payload } : {}) });
    expect((await call('GET')).json()).toMatchObject({ senhaOpcional: true });
    expect((await call('PUT', { sobrenome: 'Nova' })).statusCode).toBe(200);
    expect((await call('PUT', { password: 'fraca' })).statusCode).toBe(422);
    const password = 'Nova@Senha9';
    expect((await call('PUT', { password, oldPassword: null })).statusCode).toBe(200);
    expect((await call('GET')).json()).toMatchObject({ senhaOpcional: false });
    expect((await scene.post('/auth/login', { login: newVisitor.fields.email, password })).statusCode).toBe(
      200,
    );
  });
});
