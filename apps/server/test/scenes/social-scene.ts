import type { LightMyRequestResponse } from 'fastify';
import { buildAccount, type AccountTraits, type BuiltAccount } from '../builders/account.ts';
import { documentOf } from '../builders/tax-id.ts';
import { FakeClock } from '../fake-clock.ts';
import { startIdentityProvider } from '../processes/identity-provider.ts';
import { startTestServer } from '../test-server.ts';

let last = 7_000_000;

/** A server that lets people in with accounts at a provider, which runs beside it. */
export async function startSocialScene(environment: Record<string, string> = {}) {
  const clock = new FakeClock();
  const provider = await startIdentityProvider(clock);
  const server = await startTestServer({
    TRUST_PROXY: '127.0.0.1',
    ...provider.environment,
    ...environment,
  });
  let network = 0;
  /** Each call from a network of its own, so that none uses up another's tries; `headers` may name one. */
  const post = (
    path: string,
    payload: object,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> => {
    network += 1;
    const from = `198.51.${network >> 8}.${network & 255}`;
    return server.app.inject({
      method: 'POST',
      url: `/api${path}`,
      payload,
      headers: { 'x-forwarded-for': from, ...headers },
    });
  };
  return {
    server,
    provider,
    clock,
    post,
    account: (traits: Partial<AccountTraits> = {}): Promise<BuiltAccount> =>
      buildAccount(server.deps.database, traits),
    /** A user whom the house does not know, with what they would fill in. */
    newVisitor: () => {
      last += 1;
      const person = { name: 'Nina Nova', email: `nina${last}@patio.test` };
      const fields = {
        nome: person.name,
        email: person.email,
        cpf: documentOf('cpf', last),
        telefone: '27999990000',
        aceitaEmails: true,
      };
      return { person, fields };
    },
    close: async () => {
      await server.close();
      await provider.close();
    },
  };
}

export type SocialScene = Awaited<ReturnType<typeof startSocialScene>>;

/** The first text of a refusal, with its status. */
export function refusalOf(reply: LightMyRequestResponse): readonly [number, string | undefined] {
  return [reply.statusCode, reply.json<{ erros?: string[] }>().erros?.[0]];
}
