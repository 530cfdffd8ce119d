import type { z } from 'zod';
import type { ErrorCode } from '../errors/catalogue.ts';

/**
 * Who may call: `public` anyone; `optional` anyone, but the reply changes with a session; `user` needs the header
 * `security-token`, otherwise 401; `staff` besides that a user who works in the back office, otherwise 403 (S-46), and who has shown a second step in this
 * session (`second-step-required`, decision 0064).
 */
export type Access = 'public' | 'optional' | 'user' | 'staff';

/** What a user of the house does in the back office. */
export type StaffRole = 'sales' | 'content' | 'administrator';

export interface RouteDefinition {
  /** Name of the operation, spelt as its file in the server and in the screens: `place-bid`. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the API base, with `:name` for parameters. */
  readonly path: string;
  readonly access: Access;
  /** Of a `staff` call: the roles that may call it beside the administrator, who may call all. */
  readonly roles?: readonly StaffRole[];
  /** Of a `staff` call: users of a partner may call it too, for what belongs to their own store (rule 0.12). */
  readonly partners?: true;
  /** One line for the API reference. */
  readonly summary: string;
  readonly tag: string;
  readonly params?: z.ZodType<object>;
  readonly query?: z.ZodType<object>;
  readonly body?: z.ZodType;
  /** Brings a body into the form of the contract before it is checked, where callers may write it in another. */
  readonly readBody?: (given: unknown) => unknown;
  /**
   * `late`: the handler asks for the checked body itself, because other refusals go before the field errors (the order of
   * checks of the money calls).
   */
  readonly bodyCheck?: 'late';
  /** Bytes of the body at most, where files come with it. */
  readonly bodyBytes?: number;
  /** Takes an `Idempotency-Key`; the first reply is given again for 24 h (rule 0.8). */
  readonly idempotent?: boolean;
  readonly success: Success;
  /** Failures beyond the implicit ones. */
  readonly errors: readonly ErrorCode[];
}

export type Success =
  /** `other`: what the reply is instead, where the query asks for another form. */
  | { readonly status: 200 | 201; readonly schema: z.ZodType; readonly other?: z.ZodType }
  | { readonly status: 204 }
  | { readonly status: 200; readonly content: 'binary' | 'stream' };

/** Declares one HTTP call. Server validation and output, the typed client and the OpenAPI document derive from it. */
export function defineRoute<const R extends RouteDefinition>(route: R): R {
  return route;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Given<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a handler gets. */
export interface Input<R extends RouteDefinition> {
  readonly params: Parsed<R['params']>;
  readonly query: Parsed<R['query']>;
  readonly body: Parsed<R['body']>;
}

/** What a caller gives. */
export interface Request<R extends RouteDefinition> {
  readonly params?: Given<R['params']>;
  readonly query?: Given<R['query']>;
  readonly body?: Given<R['body']>;
}

/** What a handler returns. */
export type Output<R extends RouteDefinition> = R['success'] extends { readonly schema: infer S }
  ? S extends z.ZodType
    ? z.input<S>
    : never
  : undefined;

/** What a caller receives. */
export type Reply<R extends RouteDefinition> = R['success'] extends { readonly schema: infer S }
  ? S extends z.ZodType
    ? z.output<S>
    : never
  : undefined;
