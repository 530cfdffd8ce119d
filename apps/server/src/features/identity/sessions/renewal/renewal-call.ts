import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { CallContext } from '../../../../platform/http/call-context.ts';

/** What renewal has to go by. */
export interface RenewalCall {
  readonly transaction: Transaction;
  readonly deps: ServerDeps;
  readonly context: CallContext;
  /** Give a new token even though the old one is fresh. */
  readonly force: boolean;
}
