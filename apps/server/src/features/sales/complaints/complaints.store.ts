import type {
  ComplaintDesk,
  ComplaintEnd,
  ComplaintState,
} from '@patio/domain/sales/complaints/complaint-steps.ts';
import type { ComplaintCourse } from '@patio/domain/sales/complaints/complaint-clocks.ts';
import type {
  ComplaintCategory,
  ComplaintFinding,
  ComplaintRemedy,
} from '@patio/domain/sales/complaints/complaint-words.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

interface Words {
  readonly category: ComplaintCategory;
  readonly remedy: ComplaintRemedy;
  readonly state: ComplaintState;
  readonly desk: ComplaintDesk;
  readonly end_reason: ComplaintEnd | null;
  readonly finding: ComplaintFinding | null;
  readonly answered_by: readonly number[];
}

/** Storage of purchase `p` may cost from now on. */
const IN_STORAGE = `(p.status = 'L' and p.freight = 'N' and p.cancelled_at is null
  and exists (select from storage g where g.purchase_code = p.code and g.ended_at is null))`;

/** Days of storage do not count because of a complaint `c` as long as it does not end against its buyer. */
const STORAGE_STOPPED = `(c.storage_told and exists (select from storage_day d where d.purchase_code = c.purchase_code
  and d.outcome = 'reclamacao' and d.day >= (c.opened_at at time zone 'America/Sao_Paulo')::date))`;

/** Another complaint than `c` is to undo the same sale. */
const UNDONE_ELSEWHERE = `exists (select from cancellation k where k.purchase_code = c.purchase_code and k.outcome = 'review' and k.complaint_code <> c.code)`;

/** `for` is the condition. */
const complaints = (
  where: string,
): string => `select c.code, c.purchase_code, c.account_id, c.category, c.remedy, c.discovered_on, c.late,
    c.opened_at, c.state, c.desk, c.escalated, c.asks, c.answer_due_at, c.buyer_due_at, c.paused_at, c.closed_at, c.overdue_at, c.end_reason,
    c.finding, c.first_answer_at, c.version, ${IN_STORAGE} as in_storage,
    ${STORAGE_STOPPED} as storage_stopped, p.cancelled_at is not null as cancelled,
    exists (select from cancellation k where k.complaint_code = c.code and k.outcome = 'review') as undoing,
    exists (select from complaint_event e where e.complaint_code = c.code and e.kind = 'undone') as undone, ${UNDONE_ELSEWHERE} as undoing_elsewhere, p.offer_code, o.title, o.partner_id, s.name as store, s.status as store_status,
    concat_ws(' ', a.name, nullif(a.surname, '')) as buyer, a.erased_at is not null as buyer_gone,
    coalesce((select json_agg(distinct e.author_id) from complaint_event e where e.complaint_code = c.code and not e.reviewed
      and e.kind in ('answer', 'decide', 'undo', 'ask', 'propose', 'fulfil')), '[]') as answered_by
  from complaint c join purchase p on p.code = c.purchase_code join offer o on o.code = p.offer_code join account a on a.id = c.account_id
    left join partner s on s.id = o.partner_id where ${where}`;

const find = statement({
  name: 'complaints.find',
  text: complaints('c.code = $1'),
  shape: shape<Words>(),
});

const ofPurchase = statement({
  name: 'complaints.of-purchase',
  text: `${complaints('c.purchase_code = $1 and c.account_id = $2')} order by c.code desc`,
  shape: shape<Words>(),
});

const purchase = statement({
  name: 'complaints.purchase',
  text: `select p.code, p.offer_code, p.account_id, p.status, p.created_at, p.cancelled_at, p.awaiting_withdrawal_at, p.finished_at,
      o.title, o.partner_id, s.name as store, s.status as store_status,
      (select max(x.confirmed_at) from yard_exit x where x.purchase_code = p.code and x.undone_at is null) as left_at,
      ${IN_STORAGE} as in_storage
    from purchase p join offer o on o.code = p.offer_code left join partner s on s.id = o.partner_id
    where p.code = $1 and p.account_id = $2`,
});

const lock = statement({
  name: 'complaints.lock',
  text: 'select version from complaint where code = $1 for no key update',
});

const insert = statement({
  name: 'complaints.insert',
  text: `insert into complaint (purchase_code, account_id, category, remedy, discovered_on, late, opened_at, state, desk, answer_due_at, storage_told)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, true)
    on conflict (purchase_code, category) where state <> 'closed' do nothing returning code`,
});

const openAgain = statement({
  name: 'complaints.find-open',
  text: `select code from complaint where purchase_code = $1 and category = $2 and state <> 'closed'`,
});

const undoing = statement({
  name: 'complaints.find-undoing',
  text: `select complaint_code as code from cancellation where purchase_code = $1 and outcome = 'review' and complaint_code is not null`,
});

const move = statement({
  name: 'complaints.move',
  text: `update complaint set state = $2, desk = $3, escalated = $4, asks = $5, answer_due_at = $6, buyer_due_at = $7, paused_at = $8,
      closed_at = $9, overdue_at = $10, end_reason = $11, finding = coalesce($12, finding), first_answer_at = coalesce(first_answer_at, $13)
    where code = $1`,
});

const see = statement({
  name: 'complaints.see',
  text: 'update complaint set version = $2 where code = $1',
});

export type ComplaintRow = NonNullable<Awaited<ReturnType<ReturnType<typeof complaintReader>['find']>>>;
export type ComplainedRow = NonNullable<Awaited<ReturnType<ReturnType<typeof complaintReader>['purchase']>>>;

/** Reads complaints; instants in epoch milliseconds. */
export function complaintReader(queries: Queries) {
  return {
    find: (code: number) => queries.row(find, [code]),
    /** Those of an account about a purchase, the newest first. */
    ofPurchase: (purchaseCode: number, accountId: number) =>
      queries.rows(ofPurchase, [purchaseCode, accountId]),
    /** A purchase of an account; undefined: there is none. */
    purchase: (code: number, accountId: number) => queries.row(purchase, [code, accountId]),
    openOf: async (purchaseCode: number, category: ComplaintCategory) =>
      (await queries.row(openAgain, [purchaseCode, category]))?.code,
    /** The one by which a sale is to be undone, before that is answered; undefined: there is none. */
    undoingOf: async (purchaseCode: number) => (await queries.row(undoing, [purchaseCode]))?.code,
  };
}

/** A complaint that is opened. */
export interface NewComplaint {
  readonly purchase: number;
  readonly accountId: number;
  readonly category: ComplaintCategory;
  readonly remedy: ComplaintRemedy;
  readonly discoveredOn: string | null;
  readonly late: boolean;
  readonly course: ComplaintCourse;
  readonly at: number;
}

const dateOf = (at: number | null): Date | null => (at === null ? null : new Date(at));

/** Changes complaints. */
export function complaintWriter(transaction: Transaction) {
  return {
    /** Undefined: one of the same category is open. */
    add: async ({
      purchase: of,
      accountId,
      category,
      remedy,
      discoveredOn,
      late,
      course,
      at,
    }: NewComplaint) => {
      const { state, desk, answerDueAt } = course;
      const values = [
        of,
        accountId,
        category,
        remedy,
        discoveredOn,
        late,
        new Date(at),
        state,
        desk,
        dateOf(answerDueAt),
      ];
      return (await transaction.row(insert, values))?.code;
    },
    /** One step at a time. */
    lock: (code: number) => transaction.row(lock, [code]),
    move: (code: number, course: ComplaintCourse, said: Said) =>
      transaction.run(move, moved(code, course, said)),
    /** The latest event that there is to see. */
    see: (code: number, version: number) => transaction.run(see, [code, version]),
  };
}

/** What a step says of the complaint as a whole. */
interface Said {
  readonly finding: ComplaintFinding | null;
  readonly answeredAt: number | null;
}

function moved(code: number, course: ComplaintCourse, { finding, answeredAt }: Said) {
  const { state, desk, escalated, asks, end } = course;
  const clocks = [course.answerDueAt, course.buyerDueAt, course.pausedAt, course.closedAt, course.overdueAt];
  return [code, state, desk, escalated, asks, ...clocks.map(dateOf), end, finding, dateOf(answeredAt)];
}
