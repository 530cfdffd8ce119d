import type { Transaction } from '../../platform/db/database.ts';

/** Who would lead an offer again, up to which maximum (centavos). */
export interface RevivedLead {
  readonly accountId: number;
  readonly offerCode: number;
  readonly maximum: number;
  readonly now: number;
}

/**
 * Whether an account may lead an offer that is opened again, beside all else that it has open (rule 0.28: exposure is checked anew). While
 * nothing limits exposure, it may. Where it may not, its bids are annulled with the reason `exposure` and the next bidder is asked about.
 */
export function mayLeadAgain(_transaction: Transaction, _lead: RevivedLead): Promise<boolean> {
  return Promise.resolve(true);
}
