import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount, type BuiltAccount } from '../../../../test/builders/account.ts';
import { buildSession, type BuiltSession } from '../../../../test/builders/session.ts';
import { documentOf } from '../../../../test/builders/tax-id.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let account: BuiltAccount;
let session: BuiltSession;

beforeAll(async () => {
  server = await startTestServer({ LOGIN_TRIES_PER_ADDRESS: '1000' });
});
afterAll(() => server.close());
beforeEach(() => become({}));

async function become(traits: Parameters<typeof buildAccount>[1]): Promise<void> {
  account = await buildAccount(server.deps.database, traits);
  session = await buildSession(server.deps, account.id);
}

const read = () => server.app.inject({ url: '/api/usrio/edit', headers: session.headers });
const save = (body: object) =>
  server.app.inject({ method: 'PUT', url: '/api/usrio/edit', payload: body, headers: session.headers });
const profile = async () => (await read()).json<Record<string, unknown>>();
const erros = async (body: object) => {
  const reply = await save(body);
  expect(reply.statusCode).toBe(422);
  return reply.json<{ erros: string[] }>().erros;
};

describe('profile', () => {
  test('has every field of the documents, API-60', async () => {
    expect(await profile()).toEqual({
      codigoUsuario: account.id,
      nome: account.name,
      sobrenome: 'da Silva',
      email: account.email,
      emailConfirmado: true,
      login: account.email,
      telefone: '27999990000',
      cpf: expect.stringMatching(/^\d{11}$/),
      nomeFantasia: null,
      inscricaoSocial: null,
      isento: false,
      matricula: null,
      tipoPerfil: 7,
      tipoPerfilFlag: 'F',
      nomePerfil: 'Pessoa Física',
      nascimento: '01/02/1990',
      allowEmail: false,
      isPartner: false,
      senhaOpcional: false,
      versao: expect.any(String),
    });
  });

  test.each([
    [4, 'J', 'Empresa'],
    [5, 'J', 'Lojista'],
    [6, 'C', 'Colaborador'],
    [7, 'F', 'Pessoa Física'],
  ] as const)('tells the kind of profile %i, ENTY-06', async (profileCode, tipoPerfilFlag, nomePerfil) => {
    await become({ profileCode });
    expect(await profile()).toMatchObject({ tipoPerfil: profileCode, tipoPerfilFlag, nomePerfil });
  });

  test('needs a session', async () => {
    expect((await server.app.inject({ url: '/api/usrio/edit' })).statusCode).toBe(401);
  });

  test('kinds to sign up with are 4, 5 and 7, API-49', async () => {
    const reply = await server.app.inject({ url: '/api/usrio/perfis' });
    expect(reply.json()).toEqual({
      data: [
        { codigo: 4, descricao: 'Empresa' },
        { codigo: 5, descricao: 'Lojista' },
        { codigo: 7, descricao: 'Pessoa Física' },
      ],
    });
  });
});

describe('profile screen', () => {
  test('changes name, surname and phone, API-61', async () => {
    const reply = await save({ nome: ' João ', sobrenome: 'Souza', telefone: '27988887777' });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ nome: 'João', sobrenome: 'Souza', telefone: '27988887777' });
    expect(await profile()).toEqual(reply.json());
  });

  test('never changes e-mail, username, tax id and state registration, PROF-04 C-88', async () => {
    const before = await profile();
    const reply = await save({
      email: 'outro@patio.test',
      login: 'outro',
      cpf: documentOf('cpf', 999_999),
      inscricaoSocial: '1',
    });
    expect(reply.statusCode).toBe(200);
    expect(await profile()).toEqual(before);
  });

  test('leaves name, phone and trade name of partner users to the platform, PROF-05', async () => {
    const insert = {
      name: 'test-partner',
      text: `insert into partner (store, name, status, member_since) values ('loja-teste', 'Loja', 'approved', now()) returning id`,
    };
    const partner = await server.deps.database.row<{ id: number }>(insert);
    await become({ profileCode: 5, partnerId: partner?.id ?? null });
    const before = await profile();
    await save({ nome: 'Outro', telefone: '1', nomeFantasia: 'Outra', sobrenome: 'Novo' });
    expect(await profile()).toEqual({
      ...before,
      versao: expect.any(String),
      sobrenome: 'Novo',
      isPartner: true,
    });
  });

  test('says all that is missing or wrong at once, PROF-09 PROF-10 PROF-11', async () => {
    await become({ profileCode: 4 });
    expect(await erros({ nome: '', telefone: '', nomeFantasia: '' })).toEqual([
      'Digite o nome',
      'Digite seu telefone',
      'Digite o nome fantasia',
    ]);
    expect(await erros({ telefone: '(27) 99999' })).toEqual(['Digite apenas números']);
    expect((await save({ nome: 'x'.repeat(101) })).statusCode).toBe(422);
  });

  test('keeps the password without a new one, C-89', async () => {
    for (const password of [undefined, null, '']) {
      expect((await save({ nome: 'Ana', password, oldPassword: null })).statusCode).toBe(200);
    }
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { login: account.email, password: account.password },
    });
    expect(reply.statusCode).toBe(200);
  });

  test('changes the password with the right old one and ends the other sessions, S-32', async () => {
    const other = await buildSession(server.deps, account.id);
    const reply = await save({ password: 'Senha123*', oldPassword: account.password });
    expect(reply.statusCode).toBe(200);
    expect((await read()).statusCode).toBe(200);
    expect((await server.app.inject({ url: '/api/usrio/edit', headers: other.headers })).statusCode).toBe(
      401,
    );
    const signedIn = await server.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { login: account.email, password: 'Senha123*' },
    });
    expect(signedIn.statusCode).toBe(200);
  });

  test('needs the current password for a new one, PROF-12', async () => {
    expect(await erros({ password: 'Nova@2026' })).toEqual(['Digite a senha atual']);
    expect(await erros({ password: 'Nova@2026', oldPassword: 'errada', nome: 'Não Salvo' })).toEqual([
      'A senha atual não confere.',
    ]);
    expect(await profile()).toMatchObject({ nome: account.name });
  });

  test('limits the tries at the current password', async () => {
    for (let i = 0; i < 5; i += 1) await save({ password: 'Nova@2026', oldPassword: 'errada' });
    expect((await save({ password: 'Nova@2026', oldPassword: account.password })).statusCode).toBe(429);
    expect((await read()).statusCode).toBe(200);
  });

  test('refuses a weak password and saves nothing, PROF-13 PASS-16 PASS-17', async () => {
    const texts = await erros({ nome: 'Não Salvo', password: 'curta', oldPassword: account.password });
    expect(texts).toEqual([
      'A senha deve conter ao menos uma letra maiúscula.',
      'A senha deve conter ao menos um número.',
      'A senha deve conter ao menos um caractere especial.',
      'A senha deve ter no mínimo 8 caracteres.',
    ]);
    expect(await profile()).toMatchObject({ nome: account.name });
  });

  test('takes a password equal to the current one as no change, C-87', async () => {
    const other = await buildSession(server.deps, account.id);
    expect((await save({ password: account.password, oldPassword: account.password })).statusCode).toBe(200);
    expect((await server.app.inject({ url: '/api/usrio/edit', headers: other.headers })).statusCode).toBe(
      200,
    );
  });
});

test('the house may make the new password optional, C-87', async () => {
  const lenient = await startTestServer({ PROFILE_PASSWORD_OPTIONAL: 'on' });
  const { id } = await buildAccount(lenient.deps.database);
  const { headers } = await buildSession(lenient.deps, id);
  const reply = await lenient.app.inject({ url: '/api/usrio/edit', headers });
  expect(reply.json()).toMatchObject({ senhaOpcional: true });
  await lenient.close();
});

describe('two tabs', () => {
  test('a save of what the other one has changed meanwhile is refused, password and all', async () => {
    const { versao } = await profile();
    const words = { password: 'Outra@2026', oldPassword: account.password };
    const first = await save({ nome: 'Primeira', ...words, password: account.password, versao });
    expect(first.statusCode).toBe(200);
    const late = await save({ nome: account.name, sobrenome: 'Segunda', ...words, versao });
    expect([late.statusCode, late.json()]).toEqual([
      409,
      { erros: ['Estes dados foram alterados em outra aba ou aparelho. Confira e salve de novo.'] },
    ]);
    expect(await profile()).toMatchObject({ nome: 'Primeira', sobrenome: 'da Silva' });
    const fresh = first.json<{ versao: string }>().versao;
    expect((await save({ sobrenome: 'Segunda', ...words, versao: fresh })).statusCode).toBe(200);
  });
});
