import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { TestServer } from '../test-server.ts';
import type { AccountTraits } from './account.ts';
import { buildDealer } from './dealer.ts';
import { buildSession, isOfficePath } from './session.ts';

/** A user signed in who can deal: an account, a session and an address. */
export interface Buyer {
  readonly id: number;
  readonly email: string;
  readonly addressCode: number;
  /** Posts to the API as this person, from a network address when it matters. */
  post(
    path: string,
    body: object,
    headers?: Record<string, string>,
    from?: string,
  ): Promise<LightMyRequestResponse>;
  get(path: string): Promise<LightMyRequestResponse>;
  put(path: string, body: object): Promise<LightMyRequestResponse>;
  delete(path: string): Promise<LightMyRequestResponse>;
  bid(offerCode: number, reais: number, more?: BidOptions): Promise<LightMyRequestResponse>;
}

interface BidOptions {
  readonly automatic?: boolean;
  readonly key?: string;
  readonly body?: object;
}

/** Makes an account that can deal: signed in, with an address. */
export async function buildBuyer(server: TestServer, given: Partial<AccountTraits> = {}): Promise<Buyer> {
  const account = await buildDealer(server.deps.database, given);
  const { addressCode } = account;
  // Who only buys shows no second step, which costs each call a statement less.
  const ofBuyer = given.staffRole === undefined && given.partnerId === undefined;
  const send = async (request: InjectOptions & { url: string }) => {
    const session = await buildSession(server.deps, account.id, {
      office: isOfficePath(request.url),
      ...(ofBuyer ? { secondStep: false } : {}),
    });
    return server.app.inject({ ...request, headers: { ...session.headers, ...request.headers } });
  };
  const post = (path: string, body: object, headers: Record<string, string> = {}, from = '127.0.0.1') =>
    send({ method: 'POST', url: `/api${path}`, payload: body, headers, remoteAddress: from });
  return {
    id: account.id,
    email: account.email,
    addressCode,
    post,
    get: (path) => send({ method: 'GET', url: `/api${path}` }),
    put: (path, body) => send({ method: 'PUT', url: `/api${path}`, payload: body }),
    delete: (path) => send({ method: 'DELETE', url: `/api${path}` }),
    bid: (offerCode, reais, more = {}) =>
      post(
        '/lance',
        {
          cdofrta: offerCode,
          cdmoeda: 1,
          vllance: reais,
          ismaximo: more.automatic ?? false,
          frete: 'S',
          endereco: addressCode,
          ...more.body,
        },
        more.key ? { 'idempotency-key': more.key } : {},
      ),
  };
}
