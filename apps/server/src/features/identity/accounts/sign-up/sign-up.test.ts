import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildAccount } from '../../../../../test/builders/account.ts';
import { documentOf } from '../../../../../test/builders/tax-id.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';

let server: CatalogueServer;
let last = 7_000_000;

beforeAll(async () => {
  server = await startCatalogueServer({ SIGN_UPS_PER_HOUR: '10000' });
});
afterAll(() => server.close());

type Body = Record<string, unknown>;

const person = (change: Body = {}): Body => {
  last += 1;
  const [email, cpf] = [`nova${last}@patio.test`, documentOf('cpf', last)];
  return {
    nome: 'Ana Lima',
    email,
    cpf,
    telefone: '27999990000',
    password: 'Senha123*',
    aceitaEmails: true,
    ...change,
  };
};
const company = (change: Body = {}): Body => {
  const { email, telefone, password, aceitaEmails } = person();
  const cnpj = documentOf('cnpj', last);
  const names = { nomeResponsavel: 'Rui Costa', nomeFantasia: 'Caminhões Costa' };
  return { ...names, cnpj, email, telefone, password, aceitaEmails, lojista: false, ...change };
};
const send = (path: string, payload: Body, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: `/api/usrio/${path}`, payload, headers });
const sendPerson = (payload: Body, headers = {}) => send('pessoa-fisica', payload, headers);
const erros = async (path: string, payload: Body, status = 422) => {
  const reply = await send(path, payload);
  expect(reply.statusCode).toBe(status);
  return reply.json<{ erros: string[] }>().erros;
};
const signIn = async (login: unknown, password: unknown) => {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { login, password },
  });
  return { status: reply.statusCode, body: reply.json<Body>() };
};
const profile = async (login: unknown) => {
  const { body } = await signIn(login, 'Senha123*');
  const headers = { 'security-token': z.string().parse(body['token']) };
  return (await server.app.inject({ url: '/api/usrio/edit', headers })).json<Body>();
};
const rows = (text: string, parameters: unknown[] = []) =>
  server.deps.database.rows<Body>({ name: `test.${text.length}`, text }, parameters.map(String));

describe('a person signs up', () => {
  test('and gets a token for the interests, but no session, API-47 S-30', async () => {
    const body = person();
    const reply = await sendPerson(body);
    expect(reply.statusCode).toBe(201);
    const { data } = reply.json<{ data: string }>();
    expect(data).toMatch(/^[\w-]{43}$/);
    expect(reply.headers['set-cookie']).toBeUndefined();
    const interests = { tokenUsrio: data, codigoCategoria: [1, 3] };
    const chosen = await send('interest', interests);
    expect([chosen.statusCode, chosen.json()]).toEqual([201, { data: [1, 3] }]);
  });

  test('as profile 7, with the e-mail for a username, and can sign in at once, SIGN-11 S-30', async () => {
    const body = person({ email: ' Nova.Pessoa@Patio.TEST ' });
    await sendPerson(body);
    const { status, body: user } = await signIn('nova.pessoa@patio.test', 'Senha123*');
    expect(status).toBe(200);
    expect(user).toMatchObject({ clientType: 7, companyType: null, firstSignIn: true });
    expect(await profile('nova.pessoa@patio.test')).toMatchObject({
      nome: 'Ana Lima',
      email: 'nova.pessoa@patio.test',
      login: 'nova.pessoa@patio.test',
      cpf: body['cpf'],
      telefone: '27999990000',
      tipoPerfil: 7,
      tipoPerfilFlag: 'F',
      allowEmail: true,
    });
  });

  test('with a password that is stored only as a hash, trimmed, PASS-19 S-30', async () => {
    const body = person({ password: '  Senha123*  ' });
    await sendPerson(body);
    const [stored] = await rows('select password_hash from account where email = $1', [body['email']]);
    expect(stored?.['password_hash']).toMatch(/^\$argon2id\$/);
    expect((await signIn(body['email'], 'Senha123*')).status).toBe(200);
  });

  test('and what was agreed to is stored for good, S-30', async () => {
    const [yes, no] = [person(), person({ aceitaEmails: false })];
    await sendPerson(yes);
    await sendPerson(no);
    const stored = (email: unknown) =>
      rows(
        `select terms_version, c.accepts_mail as c, a.accepts_mail as a from terms_consent c join account a on a.id = c.account_id
         where a.email = $1`,
        [email],
      );
    expect(await stored(yes['email'])).toEqual([{ terms_version: '2026-11-23', c: true, a: true }]);
    expect(await stored(no['email'])).toEqual([{ terms_version: '2026-11-23', c: false, a: false }]);
    for (const text of ['update terms_consent set accepts_mail = false', 'delete from terms_consent']) {
      await expect(rows(text), text).rejects.toThrow(/append-only/);
    }
  });

  test.each([
    ['PTBR', 'Seu cadastro foi concluído'],
    ['EN', 'Welcome: your registration is complete'],
  ])('and is welcomed by mail in %s, without the words that were typed, S-30', async (idiom, subject) => {
    const body = person({ nome: 'Ganhe em http://mal.example' });
    const reply = await send(`pessoa-fisica?idiom=${idiom}`, body);
    expect(reply.statusCode).toBe(201);
    const [mail, ...others] = await rows('select subject, text, html from mail where recipient = $1', [
      body['email'],
    ]);
    expect(others).toEqual([]);
    expect(mail?.['subject']).toContain(subject);
    expect(JSON.stringify(mail)).not.toContain('mal.example');
  });
});

describe('a company signs up', () => {
  test.each([
    [false, 4, 'Empresa'],
    [true, 5, 'Lojista'],
  ])('with lojista %s as profile %i, API-48 SIGN-11', async (lojista, tipoPerfil, nomePerfil) => {
    const body = company({ lojista });
    const reply = await send('pessoa-juridica', body);
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({ data: expect.stringMatching(/^[\w-]{43}$/) });
    expect((await signIn(body['email'], 'Senha123*')).body).toMatchObject({
      clientType: null,
      companyType: tipoPerfil,
    });
    expect(await profile(body['email'])).toMatchObject({
      nome: 'Rui Costa',
      nomeFantasia: 'Caminhões Costa',
      cpf: body['cnpj'],
      tipoPerfil,
      tipoPerfilFlag: 'J',
      nomePerfil,
    });
  });

  test('with letters in its CNPJ, whatever their case and mask, rule 0.10', async () => {
    const body = company({ cnpj: '12.abc.345/01de-35' });
    expect((await send('pessoa-juridica', body)).statusCode).toBe(201);
    expect(await profile(body['email'])).toMatchObject({ cpf: '12ABC34501DE35' });
    expect(await erros('pessoa-juridica', company({ cnpj: '12ABC34501DE35' }), 409)).toEqual([
      'CNPJ já cadastrado.',
    ]);
  });
});

describe('a sign-up is refused', () => {
  test('with everything that is missing in one reply, S-30', async () => {
    expect(await erros('pessoa-fisica', {})).toEqual([
      'Digite seu nome',
      'Digite seu e-mail',
      'Digite seu CPF',
      'Digite seu telefone',
      'Digite sua senha',
    ]);
    expect(await erros('pessoa-juridica', {})).toEqual([
      'Digite o nome do responsável',
      'Digite o nome fantasia',
      'Digite seu e-mail',
      'Digite o CNPJ',
      'Digite seu telefone',
      'Digite sua senha',
    ]);
    const english = await send('pessoa-fisica?idiom=EN', {});
    expect(english.json<{ erros: string[] }>().erros[0]).toBe('Enter your name');
  });

  test('with everything that is wrong in one reply, S-30 PASS-16 PASS-17', async () => {
    const body = person({ email: 'abc', cpf: '5299822472', telefone: '27 9999', password: 'senha' });
    expect(await erros('pessoa-fisica', body)).toEqual([
      'Digite um e-mail válido',
      'Deve conter 11 dígitos',
      'Digite apenas números',
      'A senha deve conter ao menos uma letra maiúscula.',
      'A senha deve conter ao menos um número.',
      'A senha deve conter ao menos um caractere especial.',
      'A senha deve ter no mínimo 8 caracteres.',
    ]);
  });

  test.each([
    ['52998224726', 'CPF inválido'],
    ['529982247255', 'Deve conter 11 dígitos'],
    ['5299822472a', 'Digite apenas números'],
  ])('with the CPF %s: %s, rule 0.10', async (cpf, text) => {
    expect(await erros('pessoa-fisica', person({ cpf }))).toEqual([text]);
  });

  test.each([
    ['12ABC34501DE36', 'CNPJ inválido'],
    ['12ABC34501DE3', 'Deve conter 14 caracteres'],
    ['12ABC34501DEAA', 'Digite apenas letras e números; os dois últimos são sempre números'],
    ['12ÁBC34501DE35', 'Digite apenas letras e números; os dois últimos são sempre números'],
  ])('with the CNPJ %s: %s, rule 0.10', async (cnpj, text) => {
    expect(await erros('pessoa-juridica', company({ cnpj }))).toEqual([text]);
  });

  test.each(['P@ssw0rd', 'Password123!', '*Qwerty123*'])(
    'with %s, which everybody tries first, and says why',
    async (password) => {
      expect(await erros('pessoa-fisica', person({ password }))).toEqual([
        'Esta senha está entre as mais usadas e é fácil de adivinhar. Escolha outra.',
      ]);
    },
  );

  test.each([
    { nome: 7 },
    { nome: 'x'.repeat(101) },
    { nome: 'a\u0000b' },
    { email: ['a@b.com'] },
    { cpf: {} },
    { telefone: 27_999_990_000 },
    { password: 'x'.repeat(1001) },
    { aceitaEmails: 'sim' },
  ])('with %j in words, and nothing is made', async (change) => {
    const body = person(change);
    expect((await erros('pessoa-fisica', body)).every((text) => /^[A-ZÀ-Ú].{5,}/.test(text))).toBe(true);
    expect(await rows('select id from account where document = $1', [body['cpf']])).toEqual([]);
  });

  test('when e-mail, CPF or both are taken, telling each, S-30 API-47', async () => {
    const [one, two] = [person(), person()];
    await sendPerson(one);
    await sendPerson(two);
    const again = async (change: Body) => erros('pessoa-fisica', person(change), 409);
    expect(await again({ email: one['email'] })).toEqual(['E-mail já cadastrado.']);
    expect(await again({ cpf: one['cpf'] })).toEqual(['CPF já cadastrado.']);
    expect(await again({ email: one['email'], cpf: two['cpf'] })).toEqual([
      'E-mail já cadastrado.',
      'CPF já cadastrado.',
    ]);
    expect(await again({ email: String(one['email']).toUpperCase() })).toEqual(['E-mail já cadastrado.']);
    expect(await erros('pessoa-fisica', one, 409)).toEqual(['E-mail já cadastrado.', 'CPF já cadastrado.']);
  });

  test('when another user has the e-mail for a username', async () => {
    await buildAccount(server.deps.database, { username: 'Apelido@patio.test' });
    expect(await erros('pessoa-fisica', person({ email: 'apelido@patio.test' }), 409)).toEqual([
      'E-mail já cadastrado.',
    ]);
  });
});

describe('a sign-up sent twice', () => {
  test('at once makes one account, one mail and one consent', async () => {
    const body = person();
    const replies = await Promise.all([1, 2, 3, 4].map(() => sendPerson(body)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409,
    ]);
    for (const table of [
      'select id from account where email = $1',
      'select id from mail where recipient = $1',
      'select code from terms_consent c join account a on a.id = c.account_id where a.email = $1',
    ]) {
      expect(await rows(table, [body['email']])).toHaveLength(1);
    }
  });

  test('under one key is answered again, so that a lost reply loses nothing, rule 0.8', async () => {
    const body = person();
    const headers = { 'idempotency-key': 'a8b1c5d0-0000-4000-8000-000000000001' };
    const replies = await Promise.all([1, 2, 3].map(() => sendPerson(body, headers)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const { data } = (await sendPerson(body, headers)).json<{ data: string }>();
    expect((await send('interest', { tokenUsrio: data, codigoCategoria: [2] })).statusCode).toBe(201);
    expect(await rows('select id from account where email = $1', [body['email']])).toHaveLength(1);
    const other = { 'idempotency-key': 'a8b1c5d0-0000-4000-8000-000000000002' };
    expect((await sendPerson(body, other)).statusCode).toBe(409);
    expect((await sendPerson({ ...person(), email: body['email'] }, headers)).statusCode).toBe(409);
  });
});
