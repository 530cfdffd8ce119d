import { exposureReplacesCounts, type LimitedAccount } from '@patio/domain/people/trust/exposure-limit.ts';
import type { TrustRow, UsageRow } from './limits.store.ts';

/** An account as the rules of trust see it. */
export function limitedAccount(row: TrustRow): LimitedAccount {
  return {
    profile: row.profile_code,
    emailConfirmed: row.email_confirmed,
    identityVerified: row.identity_verified,
    deposit: row.deposit_cents,
    released: row.exposure_released * 100,
  };
}

/** Whether a user has used up the purchases of the month; where exposure takes the place of counts nobody has (rule 0.26). */
export function purchasesUsedUp(
  row: TrustRow & Pick<UsageRow, 'bought_this_month' | 'purchases_allowed'>,
): boolean {
  return !exposureReplacesCounts(limitedAccount(row)) && row.bought_this_month >= row.purchases_allowed;
}
