import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { claim } from '../../../platform/queue/claim.store.ts';

const old = statement({
  name: 'aml-cases.claim-old',
  text: claim('code', {
    from: 'aml_case',
    where: 'forgotten_at is null and closed_at + make_interval(years => $2::int) <= $1::timestamptz',
    limit: '$3',
  }),
});

const operations = statement({
  name: 'aml-cases.forget-operations',
  text: `update aml_operation set receipt_code = null, purchase_code = null, payer = null where case_code = any($1::bigint[])`,
});

const events = statement({
  name: 'aml-cases.forget-words',
  text: 'update aml_event set words = null where case_code = any($1::bigint[])',
});

const cases = statement({
  name: 'aml-cases.forget',
  text: `update aml_case set account_id = null, person = null, protocol = null, forgotten_at = $2 where code = any($1::bigint[])`,
});

/** Leaves flags, amounts and days of cases that were closed so many years ago, and nothing of a person. Epoch milliseconds. */
export async function forgetOldCases(
  transaction: Transaction,
  { now, years, limit }: { readonly now: number; readonly years: number; readonly limit: number },
): Promise<void> {
  const rows = await transaction.rows(old, [new Date(now), years, limit]);
  const codes = rows.map(({ code }) => code);
  if (codes.length === 0) return;
  await transaction.run(operations, [codes]);
  await transaction.run(events, [codes]);
  await transaction.run(cases, [codes, new Date(now)]);
}
