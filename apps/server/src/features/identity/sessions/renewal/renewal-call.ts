import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { CallContext } from '../../../../platform/http/call-context.ts';
import type { SessionKind } from '../session-cookie.ts';

/** The input of a renewal. */
export interface RenewalCall extends SessionKind {
  readonly transaction: Transaction;
  readonly deps: ServerDeps;
  readonly context: CallContext;
  /** Issue a new token even though the old one is fresh. */
  readonly force: boolean;
}
