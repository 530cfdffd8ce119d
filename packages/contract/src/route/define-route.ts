import type { StaffRole } from '@patio/domain/staff/staff-role.ts';
import type { z } from 'zod';
import type { ErrorCode } from '../errors/catalogue.ts';

/**
 * Who may call: `public` anyone; `optional` anyone, but the reply changes with a session; `user` requires the header `security-token`,
 * otherwise 401; `staff` also requires a back-office user, otherwise 403 (S-46), who has completed a second step in this session
 * (`second-step-required`, decision 0064).
 */
export type Access = 'public' | 'optional' | 'user' | 'staff';

export type { StaffRole };

export interface RouteDefinition {
  /** Name of the operation, spelt like its file on the server and in the screens: `place-bid`. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the API base, with `:name` for parameters. */
  readonly path: string;
  readonly access: Access;
  /** For a `staff` call: the roles that may call it besides the administrator, who may call all. */
  readonly roles?: readonly StaffRole[];
  /** For a `staff` call: store users may call it too, for their own store (rule 0.12). */
  readonly partners?: true;
  /** For a `staff` call that changes something: why its change needs no audit row (decision 0095). */
  readonly unaudited?: string;
  /** One line for the API reference. */
  readonly summary: string;
  readonly tag: string;
  readonly params?: z.ZodType<object>;
  readonly query?: z.ZodType<object>;
  readonly body?: z.ZodType;
  /** Converts a body to the form of the contract before it is validated, if callers may write it differently. */
  readonly readBody?: (given: unknown) => unknown;
  /**
   * `late`: the handler requests the validated body itself, because other refusals precede the field errors (the order of checks of the
   * money calls).
   */
  readonly bodyCheck?: 'late';
  /** Maximum size of the body in bytes, if it contains files. */
  readonly bodyBytes?: number;
  /** Accepts an `Idempotency-Key`; the first reply is returned again for 24 h (rule 0.8). */
  readonly idempotent?: boolean;
  readonly success: Success;
  /** Errors besides the implicit ones. */
  readonly errors: readonly ErrorCode[];
}

export type Success =
  /** `other`: the alternative reply, if the query asks for another format. */
  | { readonly status: 200 | 201; readonly schema: z.ZodType; readonly other?: z.ZodType }
  | { readonly status: 204 }
  | { readonly status: 200; readonly content: 'binary' | 'stream' };

/** Declares one HTTP call. Server validation and output, the typed client and the OpenAPI document are derived from it. */
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
