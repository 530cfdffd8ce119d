import type { ErrorCode, Idiom, ImplicitError } from '@patio/contract/errors/catalogue.ts';
import type { Input, Output, RouteDefinition } from '@patio/contract/route/define-route.ts';
import { closedByStore, mayCall } from '@patio/contract/route/may-call.ts';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { mindingChanges } from '../db/changes-made.ts';
import { ApiError, type ErrorDetails } from './api-error.ts';
import type { CallContext, SignedInContext } from './call-context.ts';
import { contextOf } from './context-of.ts';
import { fieldErrors } from './field-errors.ts';
import { FileReply } from './bodies/file-reply.ts';
import { bodyRules } from './bodies/body-rules.ts';
import { replyWriter } from './bodies/reply-writer.ts';
import { WrittenJson } from './bodies/written-json.ts';

export type ContextFor<R extends RouteDefinition> = R['access'] extends 'user' | 'staff'
  ? SignedInContext
  : CallContext;

/** Fails with one of the error codes that the call's contract declares. */
export type Fail<R extends RouteDefinition> = (
  code: R['errors'][number] | ImplicitError,
  details?: ErrorDetails,
) => never;

/** The body of a `bodyCheck: 'late'` call: either the validated body, or the field errors to fail with at the documented point. */
export type LateBody<B> = { readonly raw: unknown } & (
  | { readonly checked: B; readonly problem: null }
  | { readonly checked: null; readonly problem: ApiError }
);

type BodyFor<R extends RouteDefinition> = R['bodyCheck'] extends 'late'
  ? LateBody<Input<R>['body']>
  : Input<R>['body'];

export interface HandlerInput<R extends RouteDefinition> {
  readonly params: Input<R>['params'];
  readonly query: Input<R>['query'];
  readonly body: BodyFor<R>;
  readonly fail: Fail<R>;
}

export type Handler<R extends RouteDefinition> = (
  input: HandlerInput<R>,
  context: ContextFor<R>,
) => Promise<Output<R> | WrittenJson | FileReply>;

export interface ServeOptions {
  /** The queue class, if it does not follow from the contract. */
  readonly work?: FastifyContextConfig['work'];
}

/**
 * Binds a handler to its contract. Curried, because TypeScript would otherwise widen the literals of the route. The input arrives
 * validated, the output is stripped to the declared fields.
 */
export function serve<const R extends RouteDefinition>(
  app: FastifyInstance,
  route: R,
  { work }: ServeOptions = {},
) {
  return (handler: Handler<R>): void => {
    app.route({
      method: route.method,
      url: route.path,
      config: { contract: route, ...(work === undefined ? {} : { work }) },
      ...bodyRules(route, (request, reply) => enter(route, request, reply)),
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const context = await enter(route, request, reply);
        const output = await mindingChanges(
          () => handler(inputOf(route, request, context), context),
          needsAudit(route),
        );
        if (reply.sent || reply.raw.headersSent) return reply;
        if (reply.statusCode === 200) reply.code(route.success.status);
        if (output instanceof WrittenJson) return sendJson(reply, output.content);
        if (output instanceof FileReply) return sendFile(reply, output);
        if (!('schema' in route.success) || reply.statusCode !== route.success.status)
          return reply.send(output);
        return sendJson(reply, replyWriter(route.success.schema)(output));
      },
    });
  };
}

/** The context of a call whose caller may make it. Errors: those of its access. */
async function enter<R extends RouteDefinition>(
  route: R,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ContextFor<R>> {
  if (isPersonal(route, request)) reply.header('cache-control', 'no-store');
  const context = await contextOf(request, reply);
  if (!allows(route, context)) throw new ApiError('not-signed-in');
  const refusal = workRefusal(route, context);
  if (refusal !== null) throw new ApiError(refusal);
  return context;
}

/** What staff change is audited, in the same transaction (decision 0095). */
export function needsAudit({ access, method, unaudited }: RouteDefinition): boolean {
  return access === 'staff' && method !== 'GET' && unaudited === undefined;
}

function sendJson(reply: FastifyReply, written: string | Buffer): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(written);
}

function sendFile(reply: FastifyReply, file: FileReply): FastifyReply {
  return reply
    .type(file.type)
    .headers({ 'content-length': file.size, 'content-disposition': file.disposition })
    .send(file.stream);
}

/**
 * Whether a reply may be about a user, so that no cache may store it: replies that need a session or came with one, and replies to changes.
 * Operations whose replies are the same for everyone declare otherwise.
 */
function isPersonal(route: RouteDefinition, request: FastifyRequest): boolean {
  const { access, method } = route;
  const hasSession = (request.headers['security-token'] ?? '') !== '';
  return access === 'user' || access === 'staff' || method !== 'GET' || hasSession;
}

/** Also narrows the context for the handler of a `user` or `staff` route. */
function allows<R extends RouteDefinition>(route: R, context: CallContext): context is ContextFor<R> {
  if (route.access !== 'user' && route.access !== 'staff') return true;
  return context.actor !== null && !context.actor.restricted;
}

/** The error for a caller who may not use a `staff` route; null if they may, or for any other route. */
function workRefusal(
  route: RouteDefinition,
  context: CallContext,
): 'not-allowed' | 'second-step-required' | 'store-suspended' | null {
  const { actor } = context;
  if (route.access !== 'staff' || actor === null) return null;
  if (!mayCall(route, actor)) return closedByStore(route, actor) ? 'store-suspended' : 'not-allowed';
  return actor.stepMissing ? 'second-step-required' : null;
}

function inputOf<R extends RouteDefinition>(
  route: R,
  request: FastifyRequest,
  context: CallContext,
): HandlerInput<R>;
function inputOf(route: RouteDefinition, request: FastifyRequest, context: CallContext) {
  const check = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => {
    const parsed = schema.safeParse(value);
    if (!parsed.success) throw fieldErrors(parsed.error, context.idiom);
    return parsed.data;
  };
  const fail = (code: ErrorCode, details?: ErrorDetails): never => {
    throw new ApiError(code, details);
  };
  return {
    params: route.params ? paramsOf(route.params, request.params) : undefined,
    query: route.query ? check(route.query, request.query) : undefined,
    body: bodyOf(route, request.body, context.idiom, check),
    fail,
  };
}

/** A path with an impossible code names nothing: 404, not 422. */
function paramsOf(schema: z.ZodType, given: unknown): unknown {
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new ApiError('not-found');
  return parsed.data;
}

function bodyOf(
  route: RouteDefinition,
  given: unknown,
  idiom: Idiom,
  check: (schema: z.ZodType, value: unknown) => unknown,
): unknown {
  if (!route.body) return undefined;
  const raw = route.readBody ? route.readBody(given) : given;
  if (route.bodyCheck !== 'late') return check(route.body, raw);
  const parsed = route.body.safeParse(raw);
  return parsed.success
    ? { raw, checked: parsed.data, problem: null }
    : { raw, checked: null, problem: fieldErrors(parsed.error, idiom) };
}
