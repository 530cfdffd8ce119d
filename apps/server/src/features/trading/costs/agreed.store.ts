import type { DealCosts } from '@patio/domain/trading/costs/deal-costs.ts';
import type { Queries, Statement } from '../../../platform/db/database.ts';

/** On which terms a user has bid or proposed. */
export interface AgreedTerms {
  readonly freight: 'S' | 'N';
  readonly address_code: number | null;
  /** Null: from before they were kept. */
  readonly costs: DealCosts | null;
}

const ofBid: Statement = {
  name: 'costs.agreed-bid',
  text: 'select freight, address_code, costs from participation where offer_code = $1 and account_id = $2',
};

const ofProposal: Statement = {
  name: 'costs.agreed-proposal',
  text: `select freight, address_code, costs from proposal where offer_code = $1 and account_id = $2
    order by code desc limit 1`,
};

/** The terms of a user's last bid or proposal on an offer; undefined without one. */
export async function findAgreed(
  queries: Queries,
  by: 'lance' | 'proposta' | undefined,
  offerCode: number,
  accountId: number | null,
): Promise<AgreedTerms | undefined> {
  if (by === undefined || accountId === null) return undefined;
  return queries.row<AgreedTerms>(by === 'lance' ? ofBid : ofProposal, [offerCode, accountId]);
}
