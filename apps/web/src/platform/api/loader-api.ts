import { call, type Send } from '@patio/api-client/call.ts';
import { CallFailure } from '@patio/api-client/call-failure.ts';
import type { Reply, Request as CallRequest, RouteDefinition } from '@patio/contract/route/define-route.ts';
import type { RouterContextProvider } from 'react-router';
import type { Idiom } from '../i18n/idiom.ts';
import { idiomOfRequest } from '../i18n/idiom.ts';
import { apiContext } from './contexts.ts';
import { cookieOf } from './cookies.ts';
import { unavailableIn } from './unavailable.ts';

/** What a loader is given, as far as calls need it. */
export interface LoaderArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
  readonly params: { readonly partner?: string | undefined };
}

/**
 * What a loader needs to call the API for the visitor of one request. While the house has no database every call ends the page instead, with
 * 503 and a text that says so: a page of empty parts would tell what is not true.
 */
export interface LoaderApi {
  readonly idiom: Idiom;
  readonly token: string | null;
  readonly partner: string | null;
  /** Makes the call; errors: `CallFailure`. */
  call<R extends RouteDefinition>(route: R, request?: CallRequest<R>): Promise<Reply<R>>;
  /** Makes the call; a failure gives null. */
  attempt<R extends RouteDefinition>(route: R, request?: CallRequest<R>): Promise<Reply<R> | null>;
}

/** The API as the visitor of this request may use it: their token, language and store go with every call. */
export function loaderApi({ request, context, params }: LoaderArgs): LoaderApi {
  const cookies = request.headers.get('cookie') ?? '';
  const idiom = idiomOfRequest(request);
  const token = cookieOf(cookies, 'token');
  const partner = params.partner ?? null;
  const send = withVisitor(context.get(apiContext), { idiom, token, partner });
  return {
    idiom,
    token,
    partner,
    call: (route, input) => call(send, route, input),
    attempt: (route, input) => call(send, route, input).catch(nullOnFailure),
  };
}

function withVisitor(
  send: Send,
  visitor: { idiom: Idiom; token: string | null; partner: string | null },
): Send {
  const query = new URLSearchParams({ idiom: visitor.idiom });
  if (visitor.partner !== null) query.set('partner', visitor.partner);
  const token: Record<string, string> = visitor.token === null ? {} : { 'security-token': visitor.token };
  return async (wire) => {
    const reply = await send({
      ...wire,
      path: `${wire.path}${wire.path.includes('?') ? '&' : '?'}${query.toString()}`,
      headers: { ...wire.headers, ...token },
    });
    // The server's sender alone reads it; the browser need not carry it.
    if (import.meta.env.SSR && reply.unavailable === true) throw unavailableIn(visitor.idiom);
    return reply;
  };
}

function nullOnFailure(failure: unknown): null {
  if (failure instanceof CallFailure) return null;
  throw failure;
}
