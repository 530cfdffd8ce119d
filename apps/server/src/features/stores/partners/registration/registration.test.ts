import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registrationForm } from '../../../../../test/builders/partner-registration.ts';
import { documentOf } from '../../../../../test/builders/tax-id.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';
import { mailedCode, mailsTo } from '../../../../../test/mails.ts';

const sorted = (replies: readonly { status: number }[]) =>
  replies.map(({ status }) => status).toSorted((one, other) => one - other);

let server: CatalogueServer;

beforeAll(async () => {
  server = await startCatalogueServer({ SIGN_UPS_PER_HOUR: '1000', LOGIN_TRIES_PER_ADDRESS: '1000' });
});
afterAll(() => server.close());

const form = registrationForm;

async function post(path: string, payload: object) {
  const reply = await server.app.inject({ method: 'POST', url: `/api${path}`, payload });
  const body = reply.body === '' ? {} : reply.json<{ erros?: string[]; data?: string; segundos?: number }>();
  return { status: reply.statusCode, ...body };
}

async function verify(email: string, token: string) {
  const reply = await server.get(`/partner/verify-token?token=${token}&email=${encodeURIComponent(email)}`);
  return { status: reply.statusCode, body: reply.json<{ ok: boolean; erros?: string[] }>() };
}

const signIn = (login: string, password: string) =>
  server.app.inject({ method: 'POST', url: '/api/auth/login', payload: { login, password } });

describe('registering, API-75', () => {
  test('answers 201 with the interest token, and one signs in at once as a partner, PREG-16', async () => {
    const sent = form();
    const reply = await post('/partner', sent);
    expect(reply.status).toBe(201);
    expect(Object.keys(reply)).toEqual(['status', 'data']);
    const user = await signIn(sent.email, sent.senha);
    expect(user.statusCode).toBe(200);
    expect(user.json()).toMatchObject({ isPartner: true, profileCode: 5, companyType: 5 });
    const interests = { tokenUsrio: reply.data, codigoCategoria: [] };
    expect((await post('/usrio/interest', interests)).status).toBe(201);
  });

  test('needs no company site, takes documents with their marks and e-mails in any letter case, PREG-12', async () => {
    const cnpj = '12.ABC.345/01DE-35';
    const sent = form({ cnpj, email: '  Grande@Patio.Test ' });
    const { siteDaEmpresa: _site, ...without } = sent;
    expect((await post('/partner', without)).status).toBe(201);
    expect((await signIn(sent.email.trim().toLowerCase(), sent.senha)).statusCode).toBe(200);
  });

  test('answers every mistake of an empty form in one 422, in its order, PREG-04 to PREG-11 PREG-24', async () => {
    expect(await post('/partner', {})).toEqual({
      status: 422,
      erros: [
        'Digite o nome do responsável',
        'Digite o CPF',
        'Digite o nome fantasia',
        'Digite a razão social',
        'Digite o e-mail',
        'Digite o CNPJ',
        'Digite o telefone',
        'Digite sua senha',
        'Você precisa aceitar os termos.',
      ],
    });
  });

  test.each([
    ['cpfResponsavel', '1234567890', 'Digite o CPF completo', 'PREG-05'],
    ['cpfResponsavel', 'abc', 'O CPF deve conter apenas números', 'PREG-05'],
    ['cpfResponsavel', '52998224726', 'CPF inválido', 'rule 0.10'],
    ['cpfResponsavel', '529982247255', 'CPF inválido', 'C-94'],
    ['email', 'abc', 'Digite um e-mail válido', 'PREG-07'],
    ['cnpj', '1234567800019', 'Digite o CNPJ completo', 'PREG-08'],
    ['cnpj', '12345678000199', 'CNPJ inválido', 'rule 0.10'],
    ['cnpj', '123456780001990', 'CNPJ inválido', 'C-94'],
    ['telefone', '2799999abcd', 'O telefone deve conter apenas números', 'PREG-09'],
    ['confirmacaoSenha', 'Tucano#Serra77Azul', 'Senha não confere', 'PREG-10'],
    ['siteDaEmpresa', 'meu site', 'Digite o endereço do site como em www.empresa.com.br', 'PREG-12'],
    ['termos', false, 'Você precisa aceitar os termos.', 'PREG-11'],
  ])('refuses %s %j: %s, %s', async (field, value, text, _row) => {
    expect(await post('/partner', form({ [field]: value }))).toEqual({ status: 422, erros: [text] });
  });

  test('refuses weak and common passwords with their reasons, PREG-10', async () => {
    const weak = await post('/partner', form({ senha: 'abc', confirmacaoSenha: 'abc' }));
    expect(weak.status).toBe(422);
    expect(weak.erros).toHaveLength(4);
  });

  test('refuses a taken e-mail and a taken CNPJ with 409 and both words, API-75', async () => {
    const first = form();
    await post('/partner', first);
    const other = form({
      email: first.email,
      cnpj: first.cnpj,
      senha: 'Tucano#Serra77Azul',
      confirmacaoSenha: 'Tucano#Serra77Azul',
    });
    expect(await post('/partner', other)).toEqual({
      status: 409,
      erros: ['E-mail já cadastrado.', 'CNPJ já cadastrado.'],
    });
  });

  test('of many at once with one CNPJ only one is made, API-75', async () => {
    const cnpj = documentOf('cnpj', 4_999_999);
    const replies = await Promise.all([1, 2, 3, 4].map(() => post('/partner', form({ cnpj }))));
    expect(sorted(replies)).toEqual([201, 409, 409, 409]);
  });

  test('sent twice it is one registration and one mail', async () => {
    const sent = form();
    const replies = await Promise.all([post('/partner', sent), post('/partner', sent)]);
    expect(replies.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect((await post('/partner', sent)).status).toBe(201);
    expect(await mailsTo(server.deps.database, sent.email)).toHaveLength(1);
  });

  test('a mistyped e-mail is corrected with the token, and only the new one is confirmed', async () => {
    const sent = form();
    const { data: tokenUsrio } = await post('/partner', sent);
    const email = 'certo@patio.test';
    expect((await post('/partner', { ...sent, email, tokenUsrio })).status).toBe(201);
    expect((await signIn(email, sent.senha)).statusCode).toBe(200);
    expect((await signIn(sent.email, sent.senha)).statusCode).toBe(401);
    const old = await mailedCode(server.deps.database, sent.email);
    expect((await verify(email, old)).status).toBe(422);
    expect((await verify(email, await mailedCode(server.deps.database, email))).status).toBe(200);
  });

  test('a confirmed e-mail that is changed has to be confirmed again', async () => {
    const { database } = server.deps;
    const sent = form();
    const { data: tokenUsrio } = await post('/partner', sent);
    expect((await verify(sent.email, await mailedCode(database, sent.email))).status).toBe(200);
    const confirmed = async (email: string) =>
      database.row(
        {
          name: 'test.is-confirmed',
          text: 'select email_confirmed_at is not null as yes from account where email = $1',
        },
        [email],
      );
    expect((await post('/partner', { ...sent, nomeFantasia: 'Nome Novo', tokenUsrio })).status).toBe(201);
    expect(await confirmed(sent.email)).toEqual({ yes: true });
    expect((await post('/partner', { ...sent, email: 'alheio@patio.test', tokenUsrio })).status).toBe(201);
    expect(await confirmed('alheio@patio.test')).toEqual({ yes: false });
  });

  test('is not corrected by another user of the store', async () => {
    const [first, member] = [form(), form()];
    for (const sent of [first, member]) await post('/partner', sent);
    const join = {
      name: 'test.join',
      text: `update account set partner_id = (select partner_id from account where email = $2), store_owner = false where email = $1`,
    };
    await server.deps.database.run(join, [member.email, first.email]);
    expect(await post('/partner', { ...form(), email: member.email })).toMatchObject({ status: 409 });
  });

  test('anyone who lost the page goes on with the same e-mail and password; a wrong one is refused', async () => {
    const sent = form();
    await post('/partner', sent);
    const wrong = { ...sent, senha: 'Tucano#Serra77Azul', confirmacaoSenha: 'Tucano#Serra77Azul' };
    expect((await post('/partner', wrong)).status).toBe(409);
    expect((await post('/partner', { ...sent, nomeFantasia: 'Nome Novo' })).status).toBe(201);
  });
});

describe('the code, API-76 S-42', () => {
  test('right or wrong, PREG-15', async () => {
    const sent = form();
    await post('/partner', sent);
    const code = await mailedCode(server.deps.database, sent.email);
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await verify(sent.email, wrong)).toEqual({
      status: 422,
      body: { ok: false, erros: ['Token informado é inválido'] },
    });
    expect((await verify('ninguem@patio.test', code)).status).toBe(422);
    expect(await verify(sent.email.toUpperCase(), code)).toEqual({ status: 200, body: { ok: true } });
    expect((await verify(sent.email, code)).status).toBe(200);
  });

  test('allows five wrong tries, also when they come at once; a new code is a new start, S-42', async () => {
    const sent = form();
    await post('/partner', sent);
    const code = await mailedCode(server.deps.database, sent.email);
    const wrong = Array.from({ length: 8 }, (_, n) =>
      String((Number(code) + n + 1) % 1_000_000).padStart(6, '0'),
    );
    const replies = await Promise.all(wrong.map((token) => verify(sent.email, token)));
    expect(sorted(replies)).toEqual([422, 422, 422, 422, 422, 429, 429, 429]);
    expect((await verify(sent.email, code)).status).toBe(429);
    server.clock.advance(60_000);
    expect((await post('/partner/resend-token', { email: sent.email })).status).toBe(204);
    expect((await verify(sent.email, await mailedCode(server.deps.database, sent.email))).status).toBe(200);
  });

  test('lapses after thirty minutes, S-42', async () => {
    const sent = form();
    await post('/partner', sent);
    const code = await mailedCode(server.deps.database, sent.email);
    server.clock.advance(30 * 60_000);
    expect((await verify(sent.email, code)).status).toBe(422);
  });

  test('is sent again once a minute, however many ask, and says how long to wait, PREG-14', async () => {
    const sent = form();
    await post('/partner', sent);
    const again = () => post('/partner/resend-token', { email: sent.email });
    server.clock.advance(20_000);
    expect(await again()).toEqual({
      status: 429,
      erros: ['Acabamos de enviar um código. Aguarde 40 segundos para pedir outro.'],
      segundos: 40,
    });
    server.clock.advance(40_000);
    const replies = await Promise.all([again(), again(), again()]);
    expect(sorted(replies)).toEqual([204, 429, 429]);
    expect(await mailsTo(server.deps.database, sent.email)).toHaveLength(2);
    expect((await post('/partner/resend-token', { email: 'ninguem@patio.test' })).status).toBe(404);
  });
});

test('settings change the life of a code, its tries and the pause between two, S-42', async () => {
  const strict = await startCatalogueServer({
    PARTNER_CODE_MINUTES: '2',
    PARTNER_RESEND_SECONDS: '5',
    CODE_TRIES: '1',
  });
  try {
    const sent = form();
    const send = (path: string, payload: object) =>
      strict.app.inject({ method: 'POST', url: `/api${path}`, payload });
    const check = async (token: string) =>
      (await strict.get(`/partner/verify-token?token=${token}&email=${sent.email}`)).statusCode;
    await send('/partner', sent);
    strict.clock.advance(5000);
    expect((await send('/partner/resend-token', { email: sent.email })).statusCode).toBe(204);
    const code = await mailedCode(strict.deps.database, sent.email);
    expect(await check('x')).toBe(422);
    expect(await check(code)).toBe(429);
    strict.clock.advance(2 * 60_000);
    expect(await check(code)).toBe(422);
  } finally {
    await strict.close();
  }
});
