import { personalDataRequestsList } from '@patio/contract/people/personal-data/staff-request.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type {
  CorrectionSubject,
  RequestKind,
  RequestState,
} from '@patio/domain/people/personal-data/personal-data-request.ts';
import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { listSource, takenBy } from '../../../../platform/lists/public.ts';
import { claim } from '../../../../platform/queue/claim.store.ts';

/** A request about personal data. Instants in epoch milliseconds. */
export interface RequestRow {
  readonly code: number;
  readonly account_id: number;
  readonly kind: RequestKind;
  readonly state: RequestState;
  readonly subject: CorrectionSubject | null;
  readonly text: string;
  readonly answer: string | null;
  readonly idiom: Idiom;
  readonly opened_at: number;
  readonly due_at: number;
  readonly erase_at: number | null;
  readonly answered_at: number | null;
  readonly requested_by: number | null;
  /** Of an export: until when its file can be downloaded; null if there is none. */
  readonly file_until: number | null;
}

/** As staff list them. */
export interface OwnedRequestRow extends RequestRow {
  readonly name: string;
  readonly email: string;
}

export interface NewRequest {
  readonly accountId: number;
  readonly kind: RequestKind;
  readonly subject?: CorrectionSubject;
  readonly text?: string;
  readonly idiom: Idiom;
  readonly at: number;
  readonly dueAt: number;
  readonly eraseAt?: number;
  readonly requestedBy: number | null;
}

/** How many deletions are read at once. */
export const DELETIONS_AT_ONCE = 50;

const columns = `r.code, r.account_id, r.kind, r.state, r.subject, r.text, r.answer, r.idiom, r.opened_at, r.due_at, r.erase_at,
  r.answered_at, r.requested_by, f.expires_at as file_until`;
const withFile = `personal_data_request r left join personal_data_file f on f.request_code = r.code`;

const insert = statement({
  name: 'personal-data.insert',
  text: `insert into personal_data_request (account_id, kind, subject, text, idiom, opened_at, due_at, erase_at, requested_by)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning code`,
});
const list = statement({
  name: 'personal-data.list',
  text: `select ${columns} from ${withFile} where r.account_id = $1 order by r.code desc limit 100`,
});
const one = statement({
  name: 'personal-data.one',
  text: `select ${columns} from ${withFile} where r.code = $1`,
});
const oneLocked = statement({
  name: 'personal-data.one-locked',
  text: `select ${columns} from ${withFile} where r.code = $1 for update of r`,
});
const openOne = statement({
  name: 'personal-data.open-one',
  text: `select ${columns} from ${withFile} where r.account_id = $1 and r.kind = $2 and r.state = 'open' order by r.code desc limit 1`,
});
const ownedFrom = `from ${withFile} join account a on a.id = r.account_id`;
const ownedOnes = statement({
  name: 'personal-data.owned-ones',
  text: `select ${columns}, a.name, a.email ${ownedFrom}`,
});

/** Where the list of staff comes from. */
export const REQUESTS = listSource(personalDataRequestsList, {
  base: ownedOnes,
  from: ownedFrom,
  key: 'r.code',
  sorts: {
    prazo: { sql: 'r.due_at', type: 'timestamptz' },
    abertoEm: { sql: 'r.opened_at', type: 'timestamptz' },
  },
  filters: {
    situacao: `case r.state when 'open' then 'aberto' when 'done' then 'concluido' when 'refused' then 'recusado' else 'desfeito' end`,
    tipo: `case r.kind when 'export' then 'exportacao' when 'correction' then 'correcao' else 'exclusao' end`,
    prazo: 'r.due_at',
    abertoEm: 'r.opened_at',
    conta: 'r.account_id',
    comQuem: takenBy('data-request', 'r.code'),
  },
  searched: { texts: [`(a.name || ' ' || a.surname)`, 'a.email'], codes: ['r.code', 'r.account_id'] },
});

const owned = statement({
  name: 'personal-data.owned',
  text: `select ${columns}, a.name, a.email from ${withFile} join account a on a.id = r.account_id where r.code = $1`,
});
const corrections = statement({
  name: 'personal-data.corrections',
  text: `select ${columns} from ${withFile} where r.account_id = $1 and r.kind = 'correction' and r.state = 'open' order by r.code desc`,
});
const answer = statement({
  name: 'personal-data.answer',
  text: `update personal_data_request set state = $2, answer = $3, answered_at = $4, answered_by = $5 where code = $1 and state = 'open'`,
});
const nextExport = statement({
  name: 'personal-data.next-export',
  text: claim(columns, {
    from: withFile,
    where: `r.kind = 'export' and r.state = 'open' and r.code <> all ($1::bigint[])`,
    order: 'r.code',
    limit: 1,
    of: 'r',
  }),
});
const dueDeletions = statement({
  name: 'personal-data.due-deletions',
  text: `select code, account_id from personal_data_request
    where kind = 'deletion' and state = 'open' and erase_at <= $1 and code > $2 order by code limit ${DELETIONS_AT_ONCE}`,
});

/** Opens a request and returns its code. */
export async function insertRequest(transaction: Transaction, request: NewRequest): Promise<number> {
  const { accountId, kind, subject = null, text = '', idiom, at, dueAt, eraseAt, requestedBy } = request;
  const row = await transaction.row(insert, [
    accountId,
    kind,
    subject,
    text,
    idiom,
    new Date(at),
    new Date(dueAt),
    eraseAt === undefined ? null : new Date(eraseAt),
    requestedBy,
  ]);
  return row?.code ?? 0;
}

/** Those of an account, the newest first; 100 at most. */
export function requestsOf(queries: Queries, accountId: number): Promise<RequestRow[]> {
  return queries.rows(list, [accountId]);
}

/** A request by its code. */
export function requestBy(queries: Queries, code: number): Promise<RequestRow | undefined> {
  return queries.row(one, [code]);
}

/** The same, locked. */
export function lockRequest(transaction: Transaction, code: number): Promise<RequestRow | undefined> {
  return transaction.row(oneLocked, [code]);
}

/** The open request of a kind, if there is one. */
export function openRequest(
  queries: Queries,
  accountId: number,
  kind: RequestKind,
): Promise<RequestRow | undefined> {
  return queries.row(openOne, [accountId, kind]);
}

/** Pending corrections of an account. */
export function openCorrections(queries: Queries, accountId: number): Promise<RequestRow[]> {
  return queries.rows(corrections, [accountId]);
}

/** A request with its owner. */
export function ownedRequest(queries: Queries, code: number): Promise<OwnedRequestRow | undefined> {
  return queries.row(owned, [code]);
}

/** Closes a request; `by` null: the program. */
export async function answerRequest(
  transaction: Transaction,
  given: {
    readonly code: number;
    readonly state: Exclude<RequestState, 'open'>;
    readonly answer: string | null;
    readonly at: number;
    readonly by: number | null;
  },
): Promise<void> {
  await transaction.run(answer, [given.code, given.state, given.answer, new Date(given.at), given.by]);
}

/** The oldest pending export that no other worker is creating, locked; `aside` are codes to skip. */
export function takeExport(
  transaction: Transaction,
  aside: readonly number[],
): Promise<RequestRow | undefined> {
  return transaction.row(nextExport, [aside]);
}

/** Deletions whose days of grace are over, by code beyond `after`; `DELETIONS_AT_ONCE` at most. */
export function dueDeletionsAt(
  queries: Queries,
  { now, after }: { readonly now: number; readonly after: number },
): Promise<{ readonly code: number; readonly account_id: number }[]> {
  return queries.rows(dueDeletions, [new Date(now), after]);
}
