import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { statement, type Statement } from '../../../../platform/db/statement.ts';

const COLUMNS = `r.code, r.offer_code, o.title, r.partner_id, p.name as store, r.amount_cents, r.above_cents, r.reason, r.version,
  trim(w.name || ' ' || w.surname) as setter, r.set_at`;
const FROM = `from deposit_rule r left join offer o on o.code = r.offer_code left join partner p on p.id = r.partner_id
  join account w on w.id = r.set_by`;

const all = statement({
  name: 'deposit-rules.all',
  text: `select ${COLUMNS} ${FROM} order by r.set_at desc, r.code desc limit 500`,
});

const one = statement({
  name: 'deposit-rules.one',
  text: `select ${COLUMNS} ${FROM} where r.code = $1`,
});

const lock = statement({
  name: 'deposit-rules.lock',
  text: 'select code, offer_code, partner_id, amount_cents, above_cents, version from deposit_rule where code = $1 for update',
});

const ofPlace = statement({
  name: 'deposit-rules.of-place',
  text: 'select code from deposit_rule where offer_code = $1 or partner_id = $2',
});

const places = statement({
  name: 'deposit-rules.places',
  text: `select exists (select from offer where code = $1) as offer, exists (select from partner where id = $2) as store`,
});

const insert = statement({
  name: 'deposit-rules.insert',
  text: `insert into deposit_rule (offer_code, partner_id, amount_cents, above_cents, reason, set_by, set_at) values ($1, $2, $3, $4, $5, $6, $7)
    on conflict do nothing returning code`,
});

const update = statement({
  name: 'deposit-rules.update',
  text: `update deposit_rule set amount_cents = $2, above_cents = $3, reason = $4, set_by = $5, set_at = $6, version = version + 1 where code = $1`,
});

const remove = statement({ name: 'deposit-rules.remove', text: 'delete from deposit_rule where code = $1' });

type RowOf<S> = S extends Statement<infer Row> ? Row : never;
/** What an offer or a store asks of bidders. Centavos, instant in epoch milliseconds. */
export type RuleRow = RowOf<typeof all>;

/** Every rule, latest first. */
export const rulesNow = (queries: Queries): Promise<RuleRow[]> => queries.rows(all);

/** A rule by its code. */
export const findRule = (queries: Queries, code: number): Promise<RuleRow | undefined> =>
  queries.row(one, [code]);

/** A rule, locked; undefined: there is none. */
export const lockRule = (transaction: Transaction, code: number) => transaction.row(lock, [code]);

/** Where a rule holds: an offer or a store. */
export interface RulePlace {
  readonly offer: number | null;
  readonly store: number | null;
}

/** The rule of a place; null: there is none. */
export async function ruleCodeOf(queries: Queries, { offer, store }: RulePlace): Promise<number | null> {
  return (await queries.row(ofPlace, [offer, store]))?.code ?? null;
}

/** Whether offer and store exist. */
export async function knownPlaces(queries: Queries, { offer, store }: RulePlace) {
  return (await queries.row(places, [offer, store])) ?? { offer: false, store: false };
}

/** What is set of a rule. Centavos, epoch milliseconds. */
export interface SetRule {
  readonly amount: number;
  readonly above: number;
  readonly reason: string;
  readonly by: number;
  readonly at: number;
}

/** Writes a rule and returns its code; null: there is one already. */
export async function insertRule(
  transaction: Transaction,
  { offer, store }: RulePlace,
  { amount, above, reason, by, at }: SetRule,
): Promise<number | null> {
  const parameters = [offer, store, amount, above, reason, by, new Date(at)];
  return (await transaction.row(insert, parameters))?.code ?? null;
}

/** Changes a rule. */
export async function updateRule(
  transaction: Transaction,
  code: number,
  { amount, above, reason, by, at }: SetRule,
): Promise<void> {
  await transaction.run(update, [code, amount, above, reason, by, new Date(at)]);
}

/** Removes a rule. */
export async function deleteRule(transaction: Transaction, code: number): Promise<void> {
  await transaction.run(remove, [code]);
}
