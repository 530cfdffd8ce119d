import type { ComplaintSide } from '@patio/domain/sales/complaints/complaint-access.ts';
import type { ComplaintStep } from '@patio/domain/sales/complaints/complaint-steps.ts';
import type { ComplaintFinding, ComplaintRemedy } from '@patio/domain/sales/complaints/complaint-words.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

export type ComplaintEventKind = ComplaintStep | 'open' | 'note';

interface Words {
  readonly kind: ComplaintEventKind;
  readonly side: ComplaintSide;
  readonly finding: ComplaintFinding | null;
  readonly solution: ComplaintRemedy | null;
  readonly files: readonly { readonly guid: string; readonly name: string; readonly bytes: number }[];
}

const list = statement({
  name: 'complaint-events.list',
  text: `select e.code, e.complaint_code, e.at, e.kind, e.side, e.author_id, concat_ws(' ', a.name, nullif(a.surname, '')) as author, e.text,
      e.masked, e.finding, e.solution, coalesce((select json_agg(json_build_object('guid', f.guid, 'name', f.name, 'bytes', f.bytes)
        order by f.sent_at, f.guid) from complaint_file f where f.event_code = e.code), '[]') as files
    from complaint_event e left join account a on a.id = e.author_id where e.complaint_code = any($1::bigint[]) order by e.code`,
  shape: shape<Words>(),
});

const insert = statement({
  name: 'complaint-events.insert',
  text: `insert into complaint_event (complaint_code, at, kind, side, author_id, text, masked, finding, solution, reviewed)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning code`,
});

const proposed = statement({
  name: 'complaint-events.proposed',
  text: `select author_id, solution from complaint_event where complaint_code = $1 and kind = 'propose' order by code desc limit 1`,
});

const repeated = statement({
  name: 'complaint-events.repeated',
  text: `select e.code from complaint_event e where e.complaint_code = $1 and e.author_id = $2 and e.kind = $3 and e.text = $4 and e.at > $5
      and e.code > $6
    order by e.code desc limit 1`,
});

/** An event with its author and files. */
export type ComplaintEventRow = Awaited<ReturnType<typeof eventsOf>>[number];

/** What happened with some complaints, oldest first. */
export function eventsOf(queries: Queries, complaints: readonly number[]) {
  return queries.rows(list, [complaints]);
}

/** An event that is to be stored. */
export interface NewEvent {
  readonly complaint: number;
  readonly kind: ComplaintEventKind;
  readonly side: ComplaintSide;
  /** Null: it happened by itself. */
  readonly authorId: number | null;
  readonly text: string;
  readonly masked: string | null;
  readonly finding?: ComplaintFinding | null;
  readonly solution?: ComplaintRemedy | null;
  /** Whether it was reviewed by then. */
  readonly reviewed: boolean;
  readonly at: number;
}

/** Stores an event and gives its number. */
export async function addEvent(transaction: Transaction, event: NewEvent): Promise<number> {
  const {
    complaint,
    at,
    kind,
    side,
    authorId,
    text,
    masked,
    finding = null,
    solution = null,
    reviewed,
  } = event;
  const values = [complaint, new Date(at), kind, side, authorId, text, masked, finding, solution, reviewed];
  const row = await transaction.row(insert, values);
  if (!row) throw new Error('An event was not written.');
  return row.code;
}

/** Who proposed the last solution of a complaint, and which; undefined: there is none. */
export const lastProposal = (queries: Queries, complaint: number) => queries.row(proposed, [complaint]);

/** Whether the same user has done the same with the same words since an instant, and after the event that they had seen. */
export async function isRepeated(
  queries: Queries,
  { complaint, authorId, kind, text }: Pick<NewEvent, 'complaint' | 'authorId' | 'kind' | 'text'>,
  { since, seen }: { readonly since: number; readonly seen: number },
): Promise<boolean> {
  return (
    (await queries.row(repeated, [complaint, authorId, kind, text, new Date(since), seen])) !== undefined
  );
}
