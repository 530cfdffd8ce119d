import type { DepositFacts } from '@patio/domain/finance/deposits/deposit-step.ts';
import type { DepositRow } from './deposits.store.ts';

/** What becomes of a deposit follows from these. */
export function factsOf(row: DepositRow): DepositFacts {
  const {
    bought,
    unpaid,
    due_at: dueAt,
    defaulted_at: defaultedAt,
    regretted,
    awaits_price: awaitsPrice,
  } = row;
  const purchase =
    bought === null || dueAt === null
      ? null
      : {
          code: bought,
          unpaid: unpaid ?? false,
          defaultedAt,
          dueAt,
          regretted: regretted ?? false,
          awaitsPrice: awaitsPrice && bought === row.chosen_purchase,
        };
  return {
    state: row.state,
    askedAt: row.asked_at,
    over: row.over,
    leads: row.leads,
    comesBackUntil: row.comes_back_until,
    purchase,
    decideBy: row.decide_by,
  };
}
