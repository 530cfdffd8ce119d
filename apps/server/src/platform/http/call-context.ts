import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The signed-in person behind a call, as the session says. */
export interface Actor {
  readonly accountId: number;
  /** 4 company, 5 dealer, 6 employee, 7 individual. */
  readonly profileCode: number;
  readonly sessionId: string;
  /** Only good for a new password (S-34). */
  readonly restricted: boolean;
  readonly mustChangePassword: boolean;
  readonly partnerId: number | null;
  /** The store that the person works for is suspended: its calls of the back office are closed (rule 0.31). */
  readonly storeSuspended: boolean;
  readonly staffRole: 'sales' | 'content' | 'administrator' | null;
  /** Works here, for the house or a store, without the second step in this session that the house asks for (decision 0064). */
  readonly stepMissing: boolean;
}

/** What every operation gets beside its input. */
export interface CallContext {
  readonly actor: Actor | null;
  /** Whose prices the reply shows; of a reading also while a token that has just expired waits to be renewed. Null: a visitor’s. */
  readonly profileCode: number | null;
  readonly idiom: Idiom;
  /** Store name of the query, unchecked. */
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
