import type { OfferForm } from '@patio/contract/catalogue/drafts/offer-form.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

export type DraftStatus = 'draft' | 'waiting' | 'returned';

/** A stored draft with the names of those who worked on it. Instants in epoch milliseconds. */
export interface DraftRow {
  readonly code: number;
  readonly partner_id: number | null;
  /** No offer was on the site before it. */
  readonly is_new: boolean;
  readonly form: OfferForm;
  readonly version: number;
  readonly state: DraftStatus;
  readonly publish_at: number | null;
  readonly report_code: string | null;
  readonly report_name: string | null;
  readonly changed_at: number;
  readonly changer: string;
  readonly sent_at: number | null;
  readonly sender: string | null;
  readonly returned_at: number | null;
  readonly returner: string | null;
  readonly reason: string | null;
  readonly begun_by_house: boolean;
}

const name = (column: string) =>
  `(select trim(c.name || ' ' || c.surname) from account c where c.id = d.${column})`;

const columns = `d.code, d.partner_id, d.is_new, d.form, d.version, d.state, d.publish_at, d.report_code, d.report_name, d.changed_at,
  coalesce(${name('changed_by')}, '') as changer, d.sent_at, ${name('sent_by')} as sender, d.returned_at,
  ${name('returned_by')} as returner, d.reason,
  d.created_by is null or exists (select from account b where b.id = d.created_by and b.staff_role is not null) as begun_by_house`;

const find = statement({
  name: 'drafts.find',
  text: `select ${columns} from offer_draft d where d.code = $1`,
  shape: shape<Pick<DraftRow, 'form' | 'state'>>(),
});

const lock = statement({
  name: 'drafts.lock',
  text: `${find.text} for update of d`,
  shape: shape<Pick<DraftRow, 'form' | 'state'>>(),
});

const takeCode = statement({ name: 'drafts.take-code', text: `select nextval('code_sequence') as code` });

const count = statement({
  name: 'drafts.count',
  text: `select count(*) as drafts from offer_draft where partner_id is not distinct from $1`,
});

const insert = statement({
  name: 'drafts.insert',
  text: `insert into offer_draft (code, partner_id, is_new, form, problem_count, report_code, report_name, created_by, created_at,
      changed_by, changed_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $8, $9) on conflict do nothing`,
});

const write = statement({
  name: 'drafts.write',
  text: `update offer_draft set form = $2, partner_id = $3, problem_count = $4, changed_by = $5, changed_at = $6, version = version + 1,
      state = case when state = 'returned' then 'draft' else state end where code = $1`,
});

const send = statement({
  name: 'drafts.send',
  text: `update offer_draft set state = 'waiting', publish_at = $2, sent_by = $3, sent_at = $4, version = version + 1,
      returned_by = null, returned_at = null, reason = null where code = $1`,
});

const takeBack = statement({
  name: 'drafts.take-back',
  text: `update offer_draft set state = 'draft', version = version + 1 where code = $1`,
});

const giveBack = statement({
  name: 'drafts.give-back',
  text: `update offer_draft set state = 'returned', reason = $2, returned_by = $3, returned_at = $4, version = version + 1 where code = $1`,
});

/** Not of the version: what a check changes is not in the form. */
const noteProblems = statement({
  name: 'drafts.note-problems',
  text: `update offer_draft set problem_count = $2 where code = $1`,
});
const remove = statement({ name: 'drafts.remove', text: 'delete from offer_draft where code = $1' });

/** An offer that was made for a preview or an approval and was never on the site. */
const removeOffer = statement({
  name: 'drafts.remove-offer',
  text: 'delete from offer where code = $1 and published_at is null',
});

/** An offer that is to be on the site later is taken from there. */
const unschedule = statement({
  name: 'drafts.unschedule',
  text: `update offer o set published_at = null where code = $1 and published_at > $2
    and not exists (select from stay y where y.offer_code = o.code and y.over_at is null)`,
});

/** Changes to an offer that is on the site no more are a draft of a new one. */
const makeNew = statement({
  name: 'drafts.make-new',
  text: `update offer_draft set is_new = true, problem_count = $2, changed_by = $3, changed_at = $4, version = version + 1 where code = $1`,
});

const setReport = statement({
  name: 'drafts.set-report',
  text: `update offer_draft set report_code = $2, report_name = $3, version = version + 1, changed_by = $4, changed_at = $5
    where code = $1`,
});

/** A draft; undefined: there is none. */
export function findDraft(queries: Queries, code: number): Promise<DraftRow | undefined> {
  return queries.row(find, [code]);
}

/** The same, locked against other editors. */
export function lockDraft(transaction: Transaction, code: number): Promise<DraftRow | undefined> {
  return transaction.row(lock, [code]);
}

/** A code for a new offer. */
export async function takeDraftCode(transaction: Transaction): Promise<number> {
  const row = await transaction.row(takeCode);
  if (row === undefined) throw new Error('The sequence of codes gave none.');
  return row.code;
}

/** How many drafts a store, or (null) the house, has open. */
export async function countDrafts(queries: Queries, partnerId: number | null): Promise<number> {
  return (await queries.row(count, [partnerId]))?.drafts ?? 0;
}

export interface NewDraft {
  readonly code: number;
  readonly isNew: boolean;
  readonly form: OfferForm;
  readonly problems: number;
  readonly report: { readonly code: string; readonly name: string } | null;
  /** Null: a command began it. */
  readonly actorId: number | null;
  readonly at: number;
}

/** Stores a draft; false: another user was faster. */
export async function insertDraft(transaction: Transaction, draft: NewDraft): Promise<boolean> {
  const { code, isNew, form, problems, report, actorId, at } = draft;
  const values = [code, form.loja, isNew, JSON.stringify(form), problems, report?.code ?? null];
  return (await transaction.run(insert, [...values, report?.name ?? null, actorId, new Date(at)])) === 1;
}

interface Edit {
  readonly actorId: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Changes drafts that the caller has locked. */
export function draftWriter(transaction: Transaction, code: number, { actorId, at }: Edit) {
  const when = new Date(at);
  return {
    write: (form: OfferForm, problems: number) =>
      transaction.run(write, [code, JSON.stringify(form), form.loja, problems, actorId, when]),
    send: (publishAt: number | null) =>
      transaction.run(send, [code, publishAt === null ? null : new Date(publishAt), actorId, when]),
    takeBack: () => transaction.run(takeBack, [code]),
    giveBack: (reason: string) => transaction.run(giveBack, [code, reason, actorId, when]),
    setReport: (report: { readonly code: string; readonly name: string } | null) =>
      transaction.run(setReport, [code, report?.code ?? null, report?.name ?? null, actorId, when]),
    noteProblems: (problems: number) => transaction.run(noteProblems, [code, problems]),
    remove: () => transaction.run(remove, [code]),
    /** Whether it was still to come. */
    unschedule: async () => (await transaction.run(unschedule, [code, when])) === 1,
    makeNew: (problems: number) => transaction.run(makeNew, [code, problems, actorId, when]),
    removeOffer: () => transaction.run(removeOffer, [code]),
  };
}
