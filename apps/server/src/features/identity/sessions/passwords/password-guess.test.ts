import { hasReferenceData, referenceText } from '@patio/domain/testing-support/reference-data.ts';
import { failedPasswordRules } from '@patio/domain/validation/password.ts';
import { passwordGuess } from '@patio/domain/validation/password-guess.ts';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildAccount, builtPassword } from '../../../../../test/builders/account.ts';
import { buildSession } from '../../../../../test/builders/session.ts';
import { documentOf } from '../../../../../test/builders/tax-id.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { guessOf } from './password-blocklist.ts';
import { passwordProblems } from './password-problems.ts';

const COMMON = {
  PTBR: 'Esta senha está entre as mais usadas e é fácil de adivinhar. Escolha outra.',
  EN: 'This password is one of the most common and easy to guess. Choose another.',
};
const PERSONAL = {
  PTBR: 'Esta senha é feita do seu nome ou do seu e-mail e é fácil de adivinhar. Escolha outra.',
  EN: 'This password is based on your name or e-mail and easy to guess. Choose another.',
};

let server: TestServer;
let made = 0;

beforeAll(async () => {
  server = await startTestServer({ SIGN_UPS_PER_HOUR: '1000', LOGIN_TRIES_PER_ADDRESS: '1000' });
});
afterAll(() => server.close());

type Idiom = 'PTBR' | 'EN';

async function errosOf(reply: PromiseLike<LightMyRequestResponse>): Promise<readonly string[]> {
  const answered = await reply;
  expect(answered.statusCode, answered.body).toBe(422);
  return answered.json<{ erros: string[] }>().erros;
}

const person = { nome: 'Marcela Souza', telefone: '27999990000', aceitaEmails: false };

/** Every call that takes a new password, for a user called Marcela Souza. */
const calls: Record<string, (password: string, idiom: Idiom) => Promise<readonly string[]>> = {
  'the sign-up of a person': (password, idiom) => {
    made += 1;
    const payload = {
      ...person,
      email: `guess${made}@exemplo.com`,
      cpf: documentOf('cpf', 5000 + made),
      password,
    };
    return errosOf(
      server.app.inject({ method: 'POST', url: `/api/usrio/pessoa-fisica?idiom=${idiom}`, payload }),
    );
  },
  'the sign-up of a company': (password, idiom) => {
    made += 1;
    const payload = {
      nomeResponsavel: person.nome,
      nomeFantasia: 'Lima Caminhões',
      email: `guess${made}@exemplo.com`,
      telefone: person.telefone,
      cnpj: documentOf('cnpj', 5000 + made),
      password,
    };
    return errosOf(
      server.app.inject({ method: 'POST', url: `/api/usrio/pessoa-juridica?idiom=${idiom}`, payload }),
    );
  },
  'the new password': async (senha, idiom) => {
    const { headers } = await marcela();
    return errosOf(
      server.app.inject({
        method: 'POST',
        url: `/api/auth/password?idiom=${idiom}`,
        headers,
        payload: { senha, senhaAtual: builtPassword },
      }),
    );
  },
  'the profile': async (password, idiom) => {
    const { headers, account } = await marcela();
    const payload = {
      nome: 'Marcela',
      sobrenome: 'Souza',
      telefone: person.telefone,
      password,
      oldPassword: account.password,
    };
    return errosOf(
      server.app.inject({ method: 'PUT', url: `/api/usrio/edit?idiom=${idiom}`, headers, payload }),
    );
  },
  'the registration of a partner': (senha, idiom) => {
    made += 1;
    const payload = {
      nomeResponsavel: person.nome,
      cpfResponsavel: documentOf('cpf', 6000 + made),
      nomeFantasia: 'Lima Caminhões',
      razaoSocial: 'Lima Ltda',
      email: `guess${made}@exemplo.com`,
      cnpj: documentOf('cnpj', 6000 + made),
      telefone: person.telefone,
      senha,
      confirmacaoSenha: senha,
      termos: true,
      marketing: false,
    };
    return errosOf(server.app.inject({ method: 'POST', url: `/api/partner?idiom=${idiom}`, payload }));
  },
};

async function marcela() {
  const account = await buildAccount(server.deps.database, { name: 'Marcela', surname: 'Souza' });
  return { account, ...(await buildSession(server.deps, account.id)) };
}

describe.each(Object.entries(calls))('%s', (_, send) => {
  test.each([
    ['Password1!', 'PTBR', COMMON.PTBR],
    ['Dragon2024#', 'EN', COMMON.EN],
    ['Marcela#2026', 'PTBR', PERSONAL.PTBR],
    ['M@rcela2026!', 'EN', PERSONAL.EN],
    ['password', 'PTBR', 'A senha deve conter ao menos uma letra maiúscula.'],
  ] as const)('refuses %s and says why in %s, NIST SP 800-63B', async (password, idiom, text) => {
    const erros = await send(password, idiom);
    expect(erros[0]).toBe(text);
    expect(erros.includes(COMMON[idiom])).toBe(text === COMMON[idiom]);
  });
});

test('a profile is saved with the password in use, however it is made, C-87', async () => {
  const { database } = server.deps;
  const password = 'Marcela#2026';
  const account = await buildAccount(database, { name: 'Marcela', surname: 'Souza', password });
  const { headers } = await buildSession(server.deps, account.id);
  const payload = {
    nome: 'Marcela',
    sobrenome: 'Lima',
    telefone: '27999990000',
    password,
    oldPassword: password,
  };
  const reply = await server.app.inject({ method: 'PUT', url: '/api/usrio/edit', headers, payload });
  expect(reply.statusCode, reply.body).toBe(200);
});

describe('the list of common passwords', () => {
  test('is given to forms, which come to the same answer as the server', async () => {
    const reply = await server.app.inject({ url: '/api/auth/senhas-comuns' });
    expect(reply.headers['cache-control']).toContain('public');
    const common = new Set(reply.json<string[]>());
    expect(common.size).toBeGreaterThan(5000);
    for (const word of common) {
      const password = `${word.charAt(0).toUpperCase()}${word.slice(1)}1!`;
      if (failedPasswordRules(password, 'wide').length > 0) continue;
      expect(passwordGuess(password, { common, personal: [] }), password).toBe(guessOf(password, []));
    }
  });

  test.skipIf(!hasReferenceData('validacao/senhas_comuns_10k.txt'))(
    'holds every one of ten thousand, as it is and as rules make people write it',
    () => {
      const words = referenceText('validacao/senhas_comuns_10k.txt').split('\n').filter(Boolean);
      expect(words.length).toBe(10_000);
      const notified = { idiom: 'PTBR', personal: [] } as const;
      for (const word of words) {
        const dressed = `${word.charAt(0).toUpperCase()}${word.slice(1)}!`;
        for (const password of [word, dressed]) {
          const erros = passwordProblems(password, 'wide', notified);
          expect(erros, password).not.toEqual([]);
          // The reason: a broken rule is reported as that rule, everything else as too common.
          const breaks = failedPasswordRules(password, 'wide').length;
          expect(erros.includes(COMMON.PTBR), password).toBe(breaks === 0);
        }
      }
    },
  );
});
