import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { isOfficeCall } from '@patio/contract/route/office-call.ts';
import type { Actor, CallContext } from './call-context.ts';
import type { LargeBodies } from './bodies/large-bodies.ts';

/** Resolves a token to its user: provided by the sessions feature when the server is built. */
export type FindActor = (token: string, now: number) => Promise<Actor | null>;

/** The buyer profile of an expired token; null: none any more. */
export type FindProfile = (token: string, now: number) => Promise<number | null>;

declare module 'fastify' {
  interface FastifyInstance {
    findActor: FindActor;
    findProfile: FindProfile;
    clock: { now(): number };
    /** What must be true before this process reports ready. */
    readyWhen: (() => boolean)[];
    largeBodies: LargeBodies;
  }
  interface FastifyRequest {
    /** The user whose session the call came with; null before the session was read, and without one. */
    accountId: number | null;
    /** When the call had arrived completely, before it was queued; epoch milliseconds UTC. */
    arrivedAt: number;
  }
}

/** Reads the session, the language and the store of a call. */
export async function contextOf(request: FastifyRequest, reply: FastifyReply): Promise<CallContext> {
  const now = request.server.clock.now();
  const token = request.headers['security-token'];
  const given = typeof token === 'string' && token !== '' ? token : null;
  const found = given === null ? null : await request.server.findActor(given, now);
  const actor = found?.office === inOffice(request) ? found : null;
  request.accountId = actor?.accountId ?? null;
  const expired = actor === null && request.method === 'GET' ? given : null;
  const profileCode =
    actor?.profileCode ?? (expired === null ? null : await request.server.findProfile(expired, now));
  return {
    actor,
    profileCode,
    idiom: idiomOf(request),
    partner: queryText(request, 'partner'),
    now,
    request,
    reply,
  };
}

function inOffice({ routeOptions }: FastifyRequest): boolean {
  const { contract } = routeOptions.config;
  return contract !== undefined && isOfficeCall(contract);
}

/** Language of the query, PTBR by default (S-49). */
export function idiomOf(request: FastifyRequest): Idiom {
  return queryText(request, 'idiom') === 'EN' ? 'EN' : 'PTBR';
}

function queryText(request: FastifyRequest, name: string): string | null {
  const query: unknown = request.query;
  if (typeof query !== 'object' || query === null) return null;
  const value: unknown = Reflect.get(query, name);
  return typeof value === 'string' && value !== '' ? value : null;
}
