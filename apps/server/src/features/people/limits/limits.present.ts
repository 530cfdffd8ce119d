import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { exposureLimit, type ExposureLimits } from '@patio/domain/people/trust/exposure-limit.ts';
import { exposureSum } from '@patio/domain/people/trust/exposure.ts';
import { trustLevel } from '@patio/domain/people/trust/trust-level.ts';
import { limitedAccount } from './limited-account.ts';
import type { UsageRow } from './limits.store.ts';

/** Level, limit and exposure of an account in calls. */
export function presentExposure(row: UsageRow, limits: ExposureLimits) {
  const account = limitedAccount(row);
  const used = exposureSum({
    leading: row.leading_cents,
    proposals: row.proposed_cents,
    unpaid: row.unpaid_cents,
  });
  return {
    nivel: trustLevel(account),
    limite: reaisFromCentavos(exposureLimit(account, limits)),
    usado: reaisFromCentavos(used),
  };
}
