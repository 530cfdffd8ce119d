import {
  limitUse,
  releasedExtra,
  type CountedAccount,
  type LimitType,
} from '@patio/domain/people/limits/limit-answer.ts';
import type { LimitedAccount } from '@patio/domain/people/trust/exposure-limit.ts';
import type { UsageRow } from './limits.store.ts';

const trustOf = (row: UsageRow) => ({
  profile: row.profile_code,
  emailConfirmed: row.email_confirmed,
  identityVerified: row.identity_verified,
  deposit: row.deposit_cents,
});

/** An account as input of the rules of trust. */
export function limitedAccount(row: UsageRow): LimitedAccount {
  const reais = releasedExtra(row.releases, 'EXPOSICAO', row.counted_at);
  return { ...trustOf(row), released: reais * 100 };
}

/** An account as input of the counted limits. */
export function countedAccount(row: UsageRow): CountedAccount {
  return {
    ...trustOf(row),
    allowance: { purchasesPerMonth: row.purchase_allowance, openPlaces: row.open_allowance },
    usage: {
      purchases: row.bought_this_month,
      leadingBids: row.open_leads,
      openProposals: row.open_proposals,
    },
    releases: row.releases,
    at: row.counted_at,
  };
}

/** Whether a limit prevents an account from one more. */
export const isLimitReached = (type: LimitType, row: UsageRow): boolean =>
  limitUse(type, countedAccount(row)).isReached;
