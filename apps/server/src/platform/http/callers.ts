import type { FastifyRequest } from 'fastify';
import { BoundedMap } from '../memory/bounded-map.ts';
import type { CallContext } from './call-context.ts';
import { networkOf } from './peers/network-of.ts';

/** Names who calls, as they take turns: the account of a session, otherwise the network. */
export function callerOf({ actor, request }: Pick<CallContext, 'actor' | 'request'>): string {
  return actor === null ? networkOf(request.ip) : accountCaller(actor.accountId);
}

const accountCaller = (accountId: number): string => `account ${accountId}`;

/** Sessions remembered at most; the one seen the longest ago goes first. */
const rememberedAtMost = 10_000;

/** Who takes turns with whom: an account that has shown its session lately, otherwise the network that a call comes from. */
export class Callers {
  readonly #accounts = new BoundedMap<string, number>(rememberedAtMost);

  /** A session counts as its account's once it was found; made-up ones stay with their network. */
  remember(request: FastifyRequest): void {
    const token = request.headers['security-token'];
    if (request.accountId === null || typeof token !== 'string') return;
    this.#accounts.set(token, request.accountId);
  }

  /** Names the caller of a request. */
  of(request: FastifyRequest): string {
    const token = request.headers['security-token'];
    const account = typeof token === 'string' ? this.#accounts.get(token) : undefined;
    return account === undefined ? networkOf(request.ip) : accountCaller(account);
  }
}
