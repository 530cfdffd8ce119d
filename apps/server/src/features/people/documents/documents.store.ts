import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { documentsList } from '@patio/contract/people/documents/document-words.ts';
import type { AskedDocument } from '@patio/domain/people/documents/document-kinds.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import { listSource, takenBy } from '../../../platform/lists/public.ts';

export type DocumentState = 'asked' | 'sent' | 'accepted' | 'refused' | 'withdrawn';

/** What the columns hold, where the database knows less. */
interface Words {
  readonly kind: AskedDocument;
  readonly state: DocumentState;
  readonly type: 'pdf' | 'png' | 'jpg' | null;
}

/** A document with its account and staff. Days as yyyy-mm-dd, instants in epoch milliseconds UTC. */
export interface DocumentRow extends Words {
  readonly code: number;
  readonly account_id: number;
  readonly name: string;
  readonly reason: string;
  readonly due_on: string;
  readonly asked_at: number;
  readonly asked_by: string;
  readonly guid: string | null;
  readonly bytes: number | null;
  readonly sent_at: number | null;
  readonly decided_at: number | null;
  readonly decided_by: string | null;
  readonly decision: string | null;
  readonly expires_on: string | null;
}

/** The user a document is asked of. */
export interface Holder {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly idiom: Idiom | null;
  readonly profile_code: number;
  readonly blocked_at: number | null;
}

/** A file in the storage, by its row. */
export interface SentFile {
  readonly guid: string;
  readonly type: 'pdf' | 'png' | 'jpg';
  readonly bytes: number;
}

const from = `from asked_document d join account a on a.id = d.account_id join account s on s.id = d.asked_by
  left join account e on e.id = d.decided_by`;

const base = statement({
  name: 'documents.list',
  text: `select d.code, d.account_id, concat_ws(' ', a.name, nullif(a.surname, '')) as name, d.kind, d.reason, d.due_on, d.asked_at,
    s.name as asked_by, d.state, d.guid, d.type, d.bytes, d.sent_at, d.decided_at, e.name as decided_by, d.decision, d.expires_on ${from}`,
  shape: shape<Words>(),
});

/** Where the list of documents comes from. */
export const DOCUMENTS = listSource(documentsList, {
  base,
  from,
  key: 'd.code',
  sorts: {
    pedidoEm: { sql: 'd.asked_at', type: 'timestamptz' },
    enviadoEm: { sql: 'coalesce(d.sent_at, d.asked_at)', type: 'timestamptz' },
    prazo: { sql: 'd.due_on', type: 'date' },
  },
  filters: {
    situacao: `case d.state when 'asked' then 'pedido' when 'sent' then 'enviado' when 'accepted' then 'aceito'
      when 'refused' then 'recusado' else 'retirado' end`,
    tipo: 'd.kind',
    conta: 'd.account_id',
    pedidoEm: 'd.asked_at',
    prazo: `d.due_on::timestamp at time zone 'America/Sao_Paulo'`,
    comQuem: takenBy('document', 'd.code'),
  },
  searched: { texts: [`(a.name || ' ' || a.surname)`, 'a.email'], codes: ['d.code', 'd.account_id'] },
});

const find = statement({
  name: 'documents.find',
  text: `${base.text} where d.code = $1`,
  shape: shape<Words>(),
});
const own = statement({
  name: 'documents.own',
  text: `${base.text} where d.account_id = $1 and d.state <> 'withdrawn' order by d.code desc limit 100`,
  shape: shape<Words>(),
});
const holder = statement({
  name: 'documents.lock-holder',
  text: 'select id, email, name, idiom, profile_code, blocked_at from account where id = $1 and erased_at is null for no key update',
});
const ask = statement({
  name: 'documents.ask',
  text: `insert into asked_document (account_id, kind, reason, due_on, asked_by, asked_at) values ($1, $2, $3, $4, $5, $6)
    on conflict do nothing returning code`,
});
const keep = statement({
  name: 'documents.keep-file',
  text: `update asked_document set state = 'sent', guid = $2, type = $3, bytes = $4, sent_at = $5, decided_by = null, decided_at = null,
    decision = null where code = $1`,
});
const drop = statement({
  name: 'documents.drop-file',
  text: `update asked_document set state = 'asked', guid = null, type = null, bytes = null, sent_at = null where code = $1`,
});
const accept = statement({
  name: 'documents.accept',
  text: `update asked_document set state = 'accepted', decision = $2, decided_by = $3, decided_at = $4, expires_on = $5 where code = $1`,
});
const end = statement({
  name: 'documents.end',
  text: `update asked_document set state = $5, decision = $2, decided_by = $3, decided_at = $4, guid = null, type = null, bytes = null,
    sent_at = null where code = $1`,
});
const forget = statement({
  name: 'documents.forget',
  text: 'delete from asked_document where account_id = $1 returning guid',
});

/** What staff say about a document, and when. */
export interface Decision {
  readonly reason: string;
  readonly staffId: number;
  readonly at: number;
}

/** Reads documents; changes nothing. */
export function documentReader(queries: Queries) {
  return {
    find: (code: number) => queries.row(find, [code]),
    own: (accountId: number) => queries.rows(own, [accountId]),
  };
}

/** Changes documents: those of one account one after the other, because its account is locked first. */
export function documentWriter(transaction: Transaction) {
  return {
    lockHolder: (accountId: number) => transaction.row(holder, [accountId]),
    /** The code of the new request; undefined if one of the kind is open already. */
    ask: async (accountId: number, kind: AskedDocument, due: string, by: Decision) =>
      (await transaction.row(ask, [accountId, kind, by.reason, due, by.staffId, new Date(by.at)]))?.code,
    keep: (code: number, { guid, type, bytes }: SentFile, at: number) =>
      transaction.run(keep, [code, guid, type, bytes, new Date(at)]),
    drop: (code: number) => transaction.run(drop, [code]),
    accept: (code: number, by: Decision, lastDay: string | null) =>
      transaction.run(accept, [code, by.reason, by.staffId, new Date(by.at), lastDay]),
    /** Refused or withdrawn: the row has no file from now on. */
    end: (code: number, by: Decision, state: 'refused' | 'withdrawn') =>
      transaction.run(end, [code, by.reason, by.staffId, new Date(by.at), state]),
    /** Removes every document of an account; returns their files. */
    forget: async (accountId: number): Promise<string[]> =>
      (await transaction.rows(forget, [accountId])).flatMap(({ guid }) => (guid === null ? [] : [guid])),
  };
}
