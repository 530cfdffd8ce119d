import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { registrationForm } from '../builders/partner-registration.ts';
import { documentOf } from '../builders/tax-id.ts';
import { startCatalogueServer, type CatalogueServer } from './catalogue-server.ts';
import { mailedCode } from '../mails.ts';

const email = 'nova.pessoa@patio.test';
const phone = '27999990000';

let server: CatalogueServer;
let headers: Record<string, string> = {};

beforeAll(async () => {
  server = await startCatalogueServer();
});
afterAll(() => server.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Makes a call in the session that is open, and gives status and body. */
async function send(method: Method, path: string, payload?: object): Promise<[number, unknown]> {
  const url = `/api${path}`;
  const reply = await server.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return [reply.statusCode, reply.body === '' ? null : JSON.parse(reply.body)];
}
async function signIn(password: string): Promise<number> {
  const [status, body] = await send('POST', '/auth/login', { login: email, password });
  const { token } = z.object({ token: z.string().optional() }).parse(body);
  if (token !== undefined) headers = { 'security-token': token };
  return status;
}

it('a person signs up, chooses interests, and keeps the account by the calls of its screens, GENL-07', async () => {
  const person = { nome: 'Nova Pessoa', email, cpf: documentOf('cpf', 8_000_001), telefone: phone };
  const form = { ...person, password: 'Senha123*', aceitaEmails: false };
  const [created, signedUp] = await send('POST', '/usrio/pessoa-fisica', form);
  expect(created).toBe(201);
  const { data: tokenUsrio } = z.object({ data: z.string() }).parse(signedUp);
  const interests = { tokenUsrio, codigoCategoria: [1, 4] };
  expect(await send('POST', '/usrio/interest', interests)).toEqual([201, { data: [1, 4] }]);

  expect(await signIn('Senha123*')).toBe(200);
  expect(await send('PUT', '/usrio/interest', { codigoCategoria: [2] })).toEqual([200, { data: [2] }]);
  expect(
    (
      await send('POST', '/auth/password', {
        senha: 'Outra@456',
        confirmacao: 'Outra@456',
        senhaAtual: 'Senha123*',
      })
    )[0],
  ).toBe(204);
  headers = {};
  expect(await signIn('Senha123*')).toBe(401);
  expect(await signIn('Outra@456')).toBe(200);

  const [, inbox] = await send('GET', '/usrio/notif');
  const notices = z.array(z.object({ codigoNotificacao: z.number() })).parse(inbox);
  for (const { codigoNotificacao } of notices) {
    expect((await send('POST', '/usrio/notif', { codigoNotificacao }))[0]).toBe(204);
  }
  expect(await send('GET', '/auth/me')).toMatchObject([200, { notifications: 0, nome: 'Nova Pessoa' }]);

  const change = { nome: 'Nova', sobrenome: 'da Serra', telefone: '27988887777' };
  expect((await send('PUT', '/usrio/edit', change))[0]).toBe(200);
  expect(await send('GET', '/usrio/edit')).toMatchObject([200, { email, ...change }]);
});

it('keeps addresses and favourites, GENL-07', async () => {
  const place = { cep: '29100000', endereco: 'Rua A', numeroEndereco: '1', complemento: '', estado: 32 };
  const address = { ...place, cidade: 3_205_200, descricaoCidade: null, bairro: 'Centro', principal: 'S' };
  expect((await send('POST', '/usrio/address', address))[0]).toBe(201);
  const [, first] = await send('GET', '/usrio/address');
  const [{ codEnd } = { codEnd: 0 }] = z.array(z.object({ codEnd: z.number() })).parse(first);
  expect((await send('PUT', '/usrio/address', { ...address, codEnd, endereco: 'Rua B' }))[0]).toBe(200);
  expect(await send('GET', '/usrio/address')).toMatchObject([
    200,
    [{ codEnd, endereco: 'Rua B', principal: 'S' }],
  ]);
  expect((await send('DELETE', `/usrio/address?codEnd=${codEnd}`))[0]).toBeLessThan(300);
  expect(await send('GET', '/usrio/address')).toEqual([200, []]);

  const codigoOferta = await server.offer();
  const toggle = () => send('POST', '/offer/favorite', { codigoOferta });
  expect(await toggle()).toEqual([200, { codigoOferta, favorite: true }]);
  expect(await send('GET', '/offer/favorites')).toMatchObject([200, { data: [{ codigo: codigoOferta }] }]);
  expect(await toggle()).toEqual([200, { codigoOferta, favorite: false }]);
  expect(await send('GET', '/offer/favorites')).toEqual([200, { data: [] }]);
});

it('registers as a partner and reads the texts of the house, GENL-07', async () => {
  headers = {};
  const form = registrationForm();
  const [registered] = await send('POST', '/partner', form);
  expect(registered).toBe(201);
  const code = await mailedCode(server.deps.database, form.email);
  const verified = `/partner/verify-token?token=${code}&email=${form.email}`;
  expect(await send('GET', verified)).toEqual([200, { ok: true }]);
  await server.deps.database.run({
    name: 'test.texts',
    text: `insert into content_text (key, language, description, html) values
      ('politica_privacidade', 'PTBR', 'Política de privacidade', '<p>Como tratamos dados.</p>')`,
  });
  expect(await send('GET', '/dynamic/politica_privacidade')).toEqual([
    200,
    { description: 'Política de privacidade', html: '<p>Como tratamos dados.</p>' },
  ]);
});
