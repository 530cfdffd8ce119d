import type { CheckResult, LegalPayer } from '@patio/domain/catalogue/conditions/legal-checks.ts';
import type { LegalItem } from '@patio/domain/catalogue/conditions/legal-items.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

/** What was checked of a vehicle. Amounts in centavos, days `2026-06-30`. */
export interface NewCheck {
  readonly item: LegalItem;
  readonly status: CheckResult;
  readonly cents: number | null;
  readonly payer: LegalPayer | null;
  readonly source: string;
  readonly note: string | null;
  readonly checkedOn: string;
}

interface Words {
  readonly item: LegalItem;
  readonly status: CheckResult;
  readonly payer: LegalPayer | null;
}

const find = statement({
  name: 'legal-checks.find',
  text: `select k.code, k.vehicle, k.item, k.status, k.cents, k.payer, k.source, k.note, k.checked_on, k.by_register, k.recorded_at,
      trim(a.name || ' ' || a.surname) as recorder
    from legal_check k join account a on a.id = k.recorded_by where k.offer_code = $1 order by k.code desc limit 2000`,
  shape: shape<Words>(),
});

const add = statement({
  name: 'legal-checks.add',
  text: `insert into legal_check (offer_code, vehicle, item, status, cents, payer, source, note, checked_on, by_register, recorded_by,
      recorded_at)
    select $1, $2, d.item, d.status, d.cents, d.payer, d.source, d.note, d."checkedOn", $4, $5, $6
    from json_to_recordset($3::json) as d(item text, status text, cents bigint, payer text, source text, note text, "checkedOn" date)`,
});

const remove = statement({
  name: 'legal-checks.remove',
  text: 'delete from legal_check where offer_code = $1',
});

const sold = statement({
  name: 'legal-checks.plates',
  text: 'select plate from vehicle where offer_code = $1 order by position',
});

/** The checks of an offer or draft, latest first. */
export const checksOf = (queries: Queries, offerCode: number) => queries.rows(find, [offerCode]);
export type CheckRow = Awaited<ReturnType<typeof checksOf>>[number];

interface Recorded {
  readonly offerCode: number;
  readonly vehicle: string;
  readonly checks: readonly NewCheck[];
  readonly byRegister: boolean;
  readonly actorId: number;
  readonly at: number;
}

/** Records checks of a vehicle. */
export async function addChecks(transaction: Transaction, given: Recorded): Promise<void> {
  const { offerCode, vehicle, checks, byRegister, actorId, at } = given;
  await transaction.run(add, [offerCode, vehicle, JSON.stringify(checks), byRegister, actorId, new Date(at)]);
}

/** Removes the checks of a draft that was discarded before it was an offer. */
export const dropChecks = (transaction: Transaction, offerCode: number): Promise<unknown> =>
  transaction.run(remove, [offerCode]);

/** The plates of the vehicles of an offer, in their order. */
export async function platesOf(queries: Queries, offerCode: number): Promise<readonly (string | null)[]> {
  return (await queries.rows(sold, [offerCode])).map(({ plate }) => plate);
}
