import { expect } from 'vitest';
import { sha256Hex } from '../../src/features/trading/auctions/public.ts';
import { forgetPersonalDataJob } from '../../src/forget-personal-data.job.ts';
import { eraseAccountsJob } from '../../src/features/people/personal-data/public.ts';
import { builtPassword } from '../builders/account.ts';
import { buildSession } from '../builders/session.ts';
import { documentOf } from '../builders/tax-id.ts';
import { buildFilledAccount } from './filled-account.ts';
import type { TestServer } from '../test-server.ts';

export const day = 86_400_000;

let people = 0;

/** What tests of deletions do again and again; instants in epoch milliseconds. */
export function deletionScene(server: TestServer) {
  const { database } = server.deps;
  const call = async (id: number, method: 'GET' | 'POST', url: string, payload?: object) => {
    const { headers } = await buildSession(server.deps, id);
    return server.app.inject({ method, url: `/api${url}`, headers, ...(payload ? { payload } : {}) });
  };
  const value = async (text: string, id: number) => {
    const name = `test.value-${sha256Hex(text).slice(0, 16)}`;
    return (await database.row<{ value: unknown }>({ name, text }, [id]))?.value;
  };
  const askToGo = (id: number, confirmacao = builtPassword) =>
    call(id, 'POST', '/usrio/dados/exclusao', { confirmacao });
  const job = () => eraseAccountsJob(server.deps).run();
  return {
    call,
    value,
    askToGo,
    job,
    /** Asks, waits and is erased, if nothing is in the way. */
    gone: async (id: number): Promise<void> => {
      expect((await askToGo(id)).statusCode).toBe(201);
      server.clock.advance(7 * day);
      await job();
    },
    /** Lets every mail leave, and removes what was stored until then. */
    farewell: async (): Promise<void> => {
      await database.run({
        name: 'test.sent',
        text: 'update mail set sent_at = now() where sent_at is null',
      });
      await forgetPersonalDataJob(server.deps).run();
    },
    signIn: (login: string, password = builtPassword) => signIn(server, login, password),
    signUp: (email: string, cpf: string) => signUp(server, email, cpf),
    erasedAt: (id: number) => value('select erased_at as value from account where id = $1', id),
    /** Of the newest request. */
    state: (id: number) =>
      value(
        `select state as value from personal_data_request where account_id = $1 and kind = 'deletion' order by code desc limit 1`,
        id,
      ),
    /** A user who has left something in every table. */
    filled: () => {
      people += 1;
      const [name, surname] = [`Querubina${people}`, `Zalewski${people}`];
      const document = documentOf('cpf', 60_000 + people);
      return buildFilledAccount(server, { name, surname, document, phone: `2795551${1000 + people}` });
    },
  };
}

const signIn = ({ app }: TestServer, login: string, password: string) =>
  app.inject({ method: 'POST', url: '/api/auth/login', payload: { login, password } });

function signUp({ app }: TestServer, email: string, cpf: string) {
  const person = { nome: 'De Novo', telefone: '27999990000', password: 'Senha123*', aceitaEmails: false };
  return app.inject({ method: 'POST', url: '/api/usrio/pessoa-fisica', payload: { ...person, email, cpf } });
}
