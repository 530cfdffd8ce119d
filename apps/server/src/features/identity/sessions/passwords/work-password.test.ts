import { afterAll, beforeAll, expect, it } from 'vitest';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import { buildAccount, builtPassword, type AccountTraits } from '../../../../../test/builders/account.ts';
import { buildPartner } from '../../../../../test/builders/partner.ts';
import { buildSession } from '../../../../../test/builders/session.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { passwordGuesses, WORK_GUESSES } from './work-password.ts';

/** Keeps every rule of passwords, is on no list, and stands some hundred thousand guesses. */
const easy = 'Abril@2019';
const strong = 'Girassol#24Verde!';
const words = fieldText('password-work', '', 'PTBR');

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function changed(traits: Partial<AccountTraits>, senha: string) {
  const { id } = await buildAccount(server.deps.database, traits);
  const { headers } = await buildSession(server.deps, id);
  const payload = { senha, confirmacao: senha, senhaAtual: builtPassword };
  return server.app.inject({ method: 'POST', url: '/api/auth/password', headers, payload });
}

it('staff and users of stores need a password of at least 10^10 guesses, rule 0.40', async () => {
  const partnerId = await buildPartner(server.deps.database, { store: 'loja-de-senhas' });
  for (const traits of [{ staffRole: 'sales' }, { partnerId }] as const) {
    const refused = await changed(traits, easy);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toEqual({ erros: [words] });
    expect((await changed(traits, strong)).statusCode).toBe(204);
  }
});

it('of a buyer the estimate refuses nothing, rule 0.40', async () => {
  expect((await changed({}, easy)).statusCode).toBe(204);
});

it('Portuguese words, the name, the e-mail and the brand are guessed first, rule 0.40', async () => {
  expect(await passwordGuesses(easy, [])).toBeLessThan(WORK_GUESSES);
  expect(await passwordGuesses(strong, [])).toBeGreaterThanOrEqual(WORK_GUESSES);
  const unknown = await passwordGuesses('Wolskaquirino#7', []);
  expect(await passwordGuesses('Wolskaquirino#7', ['Rita Wolskaquirino'])).toBeLessThan(unknown);
  expect(await passwordGuesses('Wolskaquirino#7', ['wolskaquirino@patio.test'])).toBeLessThan(unknown);
  expect(await passwordGuesses('patiopatiopatio', [])).toBeLessThan(1_000_000);
});
