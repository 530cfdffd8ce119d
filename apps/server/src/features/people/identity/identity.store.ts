import { identityRequestsList } from '@patio/contract/people/identity/identity-words.ts';
import type { DocumentKind } from '@patio/domain/people/trust/needed-documents.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import { listSource, takenBy } from '../../../platform/lists/public.ts';
import { accountMarks } from '../../identity/account-records/public.ts';

export type RequestState = 'open' | 'accepted' | 'refused';

/** A document of a request; its bytes are stored encrypted. */
export interface DocumentRow {
  readonly guid: string;
  readonly kind: DocumentKind;
  readonly type: 'pdf' | 'png' | 'jpg';
  readonly bytes: number;
}

/** A request with its account and documents. Instants in epoch milliseconds UTC. */
export interface RequestRow {
  readonly code: number;
  readonly account_id: number;
  readonly name: string;
  readonly profile_code: number;
  readonly document: string | null;
  readonly state: RequestState;
  readonly created_at: number;
  readonly decided_at: number | null;
  readonly decided_by: string | null;
  readonly reason: string | null;
  readonly documents: readonly DocumentRow[];
}

/** The facts of an account needed to verify it. */
export interface Applicant {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly idiom: Idiom | null;
  readonly profile_code: number;
  readonly email_confirmed: boolean;
  readonly identity_verified: boolean;
  readonly deposit_cents: number;
}

const from = `from identity_request r join account a on a.id = r.account_id left join account s on s.id = r.decided_by`;

const base = statement({
  name: 'identity.list',
  text: `select r.code, r.account_id, concat_ws(' ', a.name, nullif(a.surname, '')) as name, a.profile_code, a.document, r.state,
    r.created_at, r.decided_at, s.name as decided_by, r.reason,
    coalesce((select json_agg(json_build_object('guid', d.guid, 'kind', d.kind, 'type', d.type, 'bytes', d.bytes) order by d.kind)
      from identity_document d where d.request_code = r.code), '[]') as documents ${from}`,
  shape: shape<Pick<RequestRow, 'documents'>>(),
});

/** Where the list of requests comes from. */
export const IDENTITY_REQUESTS = listSource(identityRequestsList, {
  base,
  from,
  key: 'r.code',
  sorts: {
    em: { sql: 'r.created_at', type: 'timestamptz' },
    decididoEm: { sql: 'coalesce(r.decided_at, r.created_at)', type: 'timestamptz' },
  },
  filters: {
    situacao: `case r.state when 'open' then 'pendente' when 'accepted' then 'aceita' else 'recusada' end`,
    tipo: 'a.kind',
    conta: 'r.account_id',
    em: 'r.created_at',
    comQuem: takenBy('verification', 'r.code'),
  },
  searched: { texts: [`(a.name || ' ' || a.surname)`, 'a.email'], codes: ['r.code', 'r.account_id'] },
});

const find = statement({
  name: 'identity.find',
  text: `${base.text} where r.code = $1`,
  shape: shape<Pick<RequestRow, 'documents'>>(),
});
const latest = statement({
  name: 'identity.latest',
  text: `select state, coalesce(decided_at, created_at) as at, reason from identity_request where account_id = $1 order by code desc limit 1`,
});
const lockApplicant = statement({
  name: 'identity.lock-applicant',
  text: `select id, email, name, idiom, profile_code, email_confirmed_at is not null as email_confirmed,
      identity_verified_at is not null as identity_verified, deposit_cents
    from account where id = $1 and erased_at is null for no key update`,
});
const lockRequest = statement({
  name: 'identity.lock-request',
  text: 'select account_id, state from identity_request where code = $1 for update',
});
const insert = statement({
  name: 'identity.insert',
  text: 'insert into identity_request (account_id, created_at) values ($1, $2) on conflict do nothing returning code',
});
const addDocument = statement({
  name: 'identity.add-document',
  text: 'insert into identity_document (guid, request_code, kind, type, bytes) values ($1, $2, $3, $4, $5)',
});
const decide = statement({
  name: 'identity.decide',
  text: 'update identity_request set state = $2, reason = $3, decided_by = $4, decided_at = $5 where code = $1',
});
const hold = statement({
  name: 'identity.hold-deposit',
  text: `insert into deposit (account_id, held_cents, reason, recorded_by, at) values ($1, $2, $3, $4, $5) returning id`,
});
const documents = statement({
  name: 'identity.documents-of',
  text: 'select d.guid from identity_document d join identity_request r on r.code = d.request_code where r.account_id = $1',
});
const forget = statement({
  name: 'identity.forget',
  text: 'delete from identity_request where account_id = $1',
});

/** Reads requests; changes nothing. */
export function identityReader(queries: Queries) {
  return {
    find: (code: number) => queries.row(find, [code]),
    latest: (accountId: number) => queries.row(latest, [accountId]),
  };
}

/** Changes requests, verifications and deposits, one after the other for each account. */
export function identityWriter(transaction: Transaction) {
  return {
    lockApplicant: (accountId: number) => transaction.row(lockApplicant, [accountId]),
    lockRequest: (code: number) => transaction.row(lockRequest, [code]),
    /** The code of the new request; undefined if one is pending already. */
    insert: async (accountId: number, at: number) =>
      (await transaction.row(insert, [accountId, new Date(at)]))?.code,
    addDocument: (requestCode: number, { guid, kind, type, bytes }: DocumentRow) =>
      transaction.run(addDocument, [guid, requestCode, kind, type, bytes]),
    decide: (
      code: number,
      given: {
        readonly state: RequestState;
        readonly reason: string;
        readonly staffId: number;
        readonly at: number;
      },
    ) => transaction.run(decide, [code, given.state, given.reason, given.staffId, new Date(given.at)]),
    /** From an instant on, or no longer (null). */
    verify: (accountId: number, at: number | null) => accountMarks(transaction).verified(accountId, at),
    /** Returns the number of the entry. */
    holdDeposit: async (given: {
      readonly accountId: number;
      readonly cents: number;
      readonly reason: string;
      readonly staffId: number;
      readonly at: number;
    }): Promise<number> => {
      const { accountId, cents, reason, staffId, at } = given;
      await accountMarks(transaction).deposit(accountId, cents);
      const row = await transaction.row(hold, [accountId, cents, reason, staffId, new Date(at)]);
      if (!row) throw new Error('The deposit was not written.');
      return row.id;
    },
    /** Removes every request of an account; returns their files. */
    forget: async (accountId: number): Promise<string[]> => {
      const rows = await transaction.rows(documents, [accountId]);
      await transaction.run(forget, [accountId]);
      return rows.map(({ guid }) => guid);
    },
  };
}
