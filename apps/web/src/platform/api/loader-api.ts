import { call, type Send } from '@patio/api-client/call.ts';
import { CallFailure } from '@patio/api-client/call-failure.ts';
import type { Reply, Request as CallRequest, RouteDefinition } from '@patio/contract/route/define-route.ts';
import type { RouterContextProvider } from 'react-router';
import type { Idiom } from '../i18n/idiom.ts';
import { idiomOfRequest } from '../i18n/idiom.ts';
import { apiContext, contentContext } from './contexts.ts';
import { cookieOf } from './cookies.ts';
import { unavailableIn } from './unavailable.ts';

/** The part of a loader's arguments that calls need. */
export interface LoaderArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
  readonly params: { readonly partner?: string | undefined };
}

/**
 * What a loader needs to call the API for the visitor of one request. While the database is unavailable every call ends the page instead,
 * with 503 and a text that says so: a page with empty parts would be misleading.
 */
export interface LoaderApi {
  readonly idiom: Idiom;
  readonly token: string | null;
  readonly partner: string | null;
  /** Changes with the texts and banners of the site. */
  readonly content: string;
  /** Makes the call; errors: `CallFailure`. */
  call<R extends RouteDefinition>(route: R, request?: CallRequest<R>): Promise<Reply<R>>;
  /** Makes the call; returns null on failure. */
  attempt<R extends RouteDefinition>(route: R, request?: CallRequest<R>): Promise<Reply<R> | null>;
}

/** The API for the visitor of this request: their token, language and store are sent with every call. */
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
    content: context.get(contentContext),
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
    // Only the server's sender reads it; the browser need not include it.
    if (import.meta.env.SSR && reply.unavailable === true) throw unavailableIn(visitor.idiom);
    return reply;
  };
}

function nullOnFailure(failure: unknown): null {
  if (failure instanceof CallFailure) return null;
  throw failure;
}
