import type { DealCosts } from '@patio/domain/trading/costs/deal-costs.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

/** The terms of a user's bid or proposal. */
export interface AgreedTerms {
  readonly freight: 'S' | 'N';
  readonly address_code: number | null;
  /** Null: from before they were stored. */
  readonly costs: DealCosts | null;
}

const ofBid = statement({
  name: 'costs.agreed-bid',
  text: 'select freight, address_code, costs from participation where offer_code = $1 and account_id = $2',
  shape: shape<Pick<AgreedTerms, 'costs'>>(),
});

const ofProposal = statement({
  name: 'costs.agreed-proposal',
  text: `select freight, address_code, costs from proposal where offer_code = $1 and account_id = $2
    order by code desc limit 1`,
  shape: shape<Pick<AgreedTerms, 'costs'>>(),
});

/** The terms of a user's last bid or proposal on an offer; undefined without one. */
export async function findAgreed(
  queries: Queries,
  by: 'lance' | 'proposta' | undefined,
  offerCode: number,
  accountId: number | null,
): Promise<AgreedTerms | undefined> {
  if (by === undefined || accountId === null) return undefined;
  return queries.row(by === 'lance' ? ofBid : ofProposal, [offerCode, accountId]);
}
