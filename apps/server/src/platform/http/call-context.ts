import type { StaffRole } from '@patio/domain/staff/staff-role.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The signed-in person behind a call, as the session says. */
export interface Actor {
  readonly accountId: number;
  /** 4 company, 5 dealer, 6 employee, 7 individual. */
  readonly profileCode: number;
  readonly sessionId: string;
  /** A session of the back office, not of the storefront. */
  readonly office: boolean;
  /** Valid only for setting a new password (S-34). */
  readonly restricted: boolean;
  readonly mustChangePassword: boolean;
  readonly partnerId: number | null;
  /** The store that the user works for is suspended: its back-office calls are closed (rule 0.31). */
  readonly storeSuspended: boolean;
  readonly staffRole: StaffRole | null;
  /** The user works for the house or a store, and this session lacks the required second step (decision 0064). */
  readonly stepMissing: boolean;
}

/** What every operation gets besides its input. */
export interface CallContext {
  readonly actor: Actor | null;
  /** The profile whose prices the reply shows; for reads, also while a token that has just expired waits to be renewed. Null: a visitor’s. */
  readonly profileCode: number | null;
  readonly idiom: Idiom;
  /** Store name from the query, not validated. */
  readonly partner: string | null;
  /** The server's clock when the call arrived, epoch milliseconds UTC. */
  readonly now: number;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The context of a call whose route needs a session. */
export interface SignedInContext extends CallContext {
  readonly actor: Actor;
}
