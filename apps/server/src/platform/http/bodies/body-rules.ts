import type { RouteDefinition } from '@patio/contract/route/define-route.ts';
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { CallContext } from '../call-context.ts';
import { BODY_BYTES, OPEN_BODY_BYTES } from './large-bodies.ts';

/** The context of a caller who may make the call. Errors: those of its access. */
type Enter = (request: FastifyRequest, reply: FastifyReply) => Promise<CallContext>;

/**
 * How large the body of a call may be, and whose is read: one that is more than small only of a caller who may make the call. Reading those of
 * everyone would stop this process, which decides bids. Whether they still may is asked again when it has arrived.
 */
export function bodyRules(
  route: RouteDefinition,
  enter: Enter,
): Pick<RouteShorthandOptions, 'bodyLimit' | 'onRequest' | 'preParsing'> {
  if (route.method === 'GET') return {};
  const needsSession = route.access === 'user' || route.access === 'staff';
  const bodyLimit = route.bodyBytes ?? (needsSession ? BODY_BYTES : OPEN_BODY_BYTES);
  if (!needsSession) return { bodyLimit };
  const announced = (request: FastifyRequest) =>
    Math.min(Number(request.headers['content-length'] ?? bodyLimit), bodyLimit);
  return {
    bodyLimit,
    onRequest: async (request, reply) => {
      if (isEmpty(request) || announced(request) <= OPEN_BODY_BYTES) return;
      const { actor } = await enter(request, reply);
      if (actor !== null && announced(request) > BODY_BYTES)
        request.server.largeBodies.requireRoom(actor.accountId);
    },
    preParsing(request, reply, body, done) {
      const { accountId } = request;
      if (accountId === null || announced(request) <= BODY_BYTES) return done(null, body);
      done(null, request.server.largeBodies.counted(accountId, body, reply.raw));
    },
  };
}

/** Without a length a body comes in pieces, or there is none. */
function isEmpty({ headers }: FastifyRequest): boolean {
  return headers['content-length'] === undefined && headers['transfer-encoding'] === undefined;
}
