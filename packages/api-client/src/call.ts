import type { Reply, Request, RouteDefinition } from '@patio/contract/route/define-route.ts';
import { CallFailure } from './call-failure.ts';

export interface WireRequest {
  readonly method: string;
  /** Path below the API base with its query string. */
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
  /** Cancels the request. */
  readonly signal?: AbortSignal | undefined;
}

export interface WireReply {
  readonly status: number;
  readonly json: unknown;
  /** The header `Retry-After` in seconds, if the transport exposes headers. */
  readonly retryAfter?: number | null;
  /** The database is unavailable, so nothing can be answered; if the transport exposes headers. */
  readonly unavailable?: boolean;
  /** What each call has found in this very reply, if the transport returns it again while it is unchanged: it is checked once. */
  readonly checked?: WeakMap<RouteDefinition, unknown>;
}

/** The transport: fetch in the browser, a local connection while rendering, inject in tests. */
export type Send = (request: WireRequest) => Promise<WireReply>;

/** Options besides the fields of the contract. */
export interface CallOptions {
  readonly idempotencyKey?: string;
  /** Cancels the call: it then fails as if the server could not be reached. */
  readonly signal?: AbortSignal;
}

/**
 * Makes one call of the contract and returns its validated reply. Errors: `CallFailure` for every response that is not the declared
 * success, including 206 (C-70), and for a reply of another shape.
 */
export async function call<R extends RouteDefinition>(
  send: Send,
  route: R,
  request?: Request<R>,
  options?: CallOptions,
): Promise<Reply<R>>;
/** The untyped implementation of the function above. */
export async function call(
  send: Send,
  route: RouteDefinition,
  request: { params?: unknown; query?: unknown; body?: unknown } = {},
  options: CallOptions = {},
): Promise<unknown> {
  const reply = await send({
    method: route.method,
    path: addressOf(route.path, request.params, request.query),
    headers: options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {},
    body: request.body === undefined ? undefined : JSON.stringify(request.body),
    signal: options.signal,
  });
  if (reply.status !== route.success.status) throw new CallFailure(route.name, reply);
  if (!('schema' in route.success)) return undefined;
  const known = reply.checked?.get(route);
  if (known !== undefined) return known;
  const parsed = route.success.schema.safeParse(reply.json);
  if (!parsed.success) throw new CallFailure(route.name, { status: 502, json: undefined });
  reply.checked?.set(route, parsed.data);
  return parsed.data;
}

/** Fills `:name` parameters and appends the query; undefined fields are omitted, lists are comma-separated. */
export function addressOf(path: string, params: unknown, query: unknown): string {
  const given = new Map(entriesOf(params));
  const filled = path.replaceAll(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(given.get(name) ?? ''),
  );
  const text = new URLSearchParams(entriesOf(query)).toString();
  return text === '' ? filled : `${filled}?${text}`;
}

function entriesOf(fields: unknown): [string, string][] {
  if (typeof fields !== 'object' || fields === null) return [];
  return Object.entries(fields).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
}
