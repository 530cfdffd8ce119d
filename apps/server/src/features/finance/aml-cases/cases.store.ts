import type { AmlState } from '@patio/domain/finance/aml-cases/aml-case.ts';
import type { AmlFlag } from '@patio/domain/finance/aml-cases/aml-flags.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

export type CaseFlag = AmlFlag | 'manual';
type Decision = 'reported' | 'dismissed';
const words = shape<{ flag: CaseFlag; state: AmlState; decision: Decision | null }>();

const COLUMNS = `k.code, k.account_id, k.flag, k.state, k.total_cents, k.first_at, k.last_at, k.opened_at, k.opened_by, k.assignee_id,
  k.decision, k.decided_by, k.decided_at, k.report_due_at, k.protocol, k.reported_on::text as reported_on, k.closed_at, k.person, k.version`;

const find = statement({
  name: 'aml-cases.find',
  text: `select ${COLUMNS}, trim(u.name || ' ' || u.surname) as assignee, trim(d.name || ' ' || d.surname) as decider
    from aml_case k left join account u on u.id = k.assignee_id left join account d on d.id = k.decided_by where k.code = $1`,
  shape: words,
});

const lock = statement({
  name: 'aml-cases.lock',
  text: `select ${COLUMNS} from aml_case k where k.code = $1 for update`,
  shape: words,
});

const open = statement({
  name: 'aml-cases.lock-open',
  text: `select ${COLUMNS} from aml_case k where k.account_id = $1 and k.flag = $2 and k.state <> 'closed' for update`,
  shape: words,
});

const insert = statement({
  name: 'aml-cases.insert',
  text: `insert into aml_case (account_id, flag, state, total_cents, first_at, last_at, opened_at, opened_by)
    values ($1, $2, 'open', 0, $3, $3, $3, $4) returning code`,
});

const setPerson = statement({
  name: 'aml-cases.set-person',
  text: 'update aml_case set person = $2 where code = $1',
});

const setExtent = statement({
  name: 'aml-cases.set-extent',
  text: `update aml_case set total_cents = $2, first_at = $3, last_at = $4, version = version + 1 where code = $1`,
});

const save = statement({
  name: 'aml-cases.save',
  text: `update aml_case set state = $2, assignee_id = $3, decision = $4, decided_by = $5, decided_at = $6, report_due_at = $7, protocol = $8,
      reported_on = $9, closed_at = $10, version = version + 1 where code = $1`,
});

/** A case; undefined: there is none. Centavos, epoch milliseconds. */
export function findCase(queries: Queries, code: number) {
  return queries.row(find, [code]);
}

/** The same under its lock. */
export function lockCase(transaction: Transaction, code: number) {
  return transaction.row(lock, [code]);
}
export type CaseRow = NonNullable<Awaited<ReturnType<typeof lockCase>>>;

/** The case of a person and a flag that is not closed, under its lock. */
export function lockOpenCase(transaction: Transaction, account: number, flag: CaseFlag) {
  return transaction.row(open, [account, flag]);
}

/** Writes an empty case and returns its code. Errors: unique_violation while another one of the person and the flag is open. */
export async function insertCase(
  transaction: Transaction,
  made: {
    readonly account: number;
    readonly flag: CaseFlag;
    readonly at: number;
    readonly by: number | null;
  },
): Promise<number> {
  const row = await transaction.row(insert, [made.account, made.flag, new Date(made.at), made.by]);
  if (row === undefined) throw new Error('A case was not written.');
  return row.code;
}

/** Writes who a case is about, encrypted. */
export async function writePerson(transaction: Transaction, code: number, sealed: Buffer): Promise<void> {
  await transaction.run(setPerson, [code, sealed]);
}

/** Writes how much a case is about, and from when to when. */
export async function writeExtent(
  transaction: Transaction,
  code: number,
  extent: { readonly total: number; readonly first: number; readonly last: number },
): Promise<void> {
  await transaction.run(setExtent, [code, extent.total, new Date(extent.first), new Date(extent.last)]);
}

/** What a step changes of a case; instants in epoch milliseconds. */
export type CaseChange = Partial<
  Pick<
    CaseRow,
    | 'state'
    | 'assignee_id'
    | 'decision'
    | 'decided_by'
    | 'decided_at'
    | 'report_due_at'
    | 'protocol'
    | 'reported_on'
    | 'closed_at'
  >
>;

const instant = (at: number | null): Date | null => (at === null ? null : new Date(at));

/** Writes a case after a step; its version is one more. */
export async function saveCase(transaction: Transaction, row: CaseRow, change: CaseChange): Promise<void> {
  const after = { ...row, ...change };
  await transaction.run(save, [
    row.code,
    after.state,
    after.assignee_id,
    after.decision,
    after.decided_by,
    instant(after.decided_at),
    instant(after.report_due_at),
    after.protocol,
    after.reported_on,
    instant(after.closed_at),
  ]);
}
