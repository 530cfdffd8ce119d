import type { FastifyRequest } from 'fastify';
import { BoundedMap } from '../memory/bounded-map.ts';
import type { CallContext } from './call-context.ts';
import { networkOf } from './peers/network-of.ts';

/** Identifies callers for fair queuing: the account of a session, otherwise the network. */
export function callerOf({ actor, request }: Pick<CallContext, 'actor' | 'request'>): string {
  return actor === null ? networkOf(request.ip) : accountCaller(actor.accountId);
}

const accountCaller = (accountId: number): string => `account ${accountId}`;

/** Maximum of remembered sessions; the least recently seen is evicted first. */
const rememberedAtMost = 10_000;

/** Who shares a queue: an account whose session was seen recently, otherwise the network that a call comes from. */
export class Callers {
  readonly #accounts = new BoundedMap<string, number>(rememberedAtMost);

  /** A session counts as its account's once it was found; invented tokens stay with their network. */
  remember(request: FastifyRequest): void {
    const token = request.headers['security-token'];
    if (request.accountId === null || typeof token !== 'string') return;
    this.#accounts.set(token, request.accountId);
  }

  /** Returns the caller of a request. */
  of(request: FastifyRequest): string {
    const token = request.headers['security-token'];
    const account = typeof token === 'string' ? this.#accounts.get(token) : undefined;
    return account === undefined ? networkOf(request.ip) : accountCaller(account);
  }
}
