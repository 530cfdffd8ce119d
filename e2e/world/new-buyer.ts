import { expect } from '@playwright/test';
import type { NewHouse } from './new-house.ts';
import { fieldOf, numberOf, textOf } from './world.ts';

/** A buyer who acts by the calls of the site. */
export interface NewBuyer {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** Makes a call as this buyer, which must succeed; answers its reply. */
  post(path: string, body: object): Promise<unknown>;
}

const PASSWORD = 'Quatro rios dobram 7 esquinas!';

/** Signs a user up, confirms the e-mail by the mailed link, and gives everything that a deal asks for. */
export async function newBuyer(house: NewHouse, name: string, cpf: string): Promise<NewBuyer> {
  const email = `${name.split(' ')[0]?.toLowerCase()}@exemplo.com.br`;
  const telefone = '27999990000';
  await call(house, {
    path: 'usrio/pessoa-fisica',
    body: { nome: name, email, cpf, telefone, password: PASSWORD },
  });
  await expect.poll(() => mailedToken(house, email)).not.toBe('');
  await call(house, { path: 'auth/confirmar_email', body: { token: mailedToken(house, email) } });
  const signedIn = await call(house, { path: 'auth/login', body: { login: email, password: PASSWORD } });
  const token = textOf(fieldOf(signedIn, 'token'));
  const [nome, sobrenome] = name.split(' ');
  const profile = { nome, sobrenome, telefone, nascimento: '03/04/1985' };
  await call(house, { method: 'PUT', path: 'usrio/edit', body: profile, token });
  const home = { cep: '29010000', endereco: 'Rua das Acácias', numeroEndereco: '10', bairro: 'Centro' };
  const place = { estado: 32, cidade: 3_205_309 };
  await call(house, { path: 'usrio/address', body: { ...home, ...place }, token });
  const id = numberOf(fieldOf(signedIn, 'codigoUsuario'));
  return { id, name, email, password: PASSWORD, post: (path, body) => call(house, { path, body, token }) };
}

const mailedToken = (house: NewHouse, email: string): string =>
  house.post
    .mailsTo(email)
    .map(({ text }) => /\/auth\/confirmar-email\?token=([\w.-]+)/.exec(text)?.[1])
    .find((token) => token !== undefined) ?? '';

interface Call {
  readonly method?: 'POST' | 'PUT';
  readonly path: string;
  readonly body: object;
  readonly token?: string;
}

async function call({ origin }: NewHouse, { method = 'POST', path, body, token }: Call): Promise<unknown> {
  const reply = await fetch(`${origin}/api/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { 'security-token': token }),
    },
    body: JSON.stringify(body),
  });
  const text = await reply.text();
  expect([200, 201], `${path}: ${text}`).toContain(reply.status);
  const answer: unknown = JSON.parse(text);
  return answer;
}
