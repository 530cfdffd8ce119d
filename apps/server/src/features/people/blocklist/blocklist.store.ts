import { listingsList } from '@patio/contract/people/blocklist/listing.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { listSource } from '../../../platform/lists/public.ts';
import { accountMarks } from '../../identity/account-records/public.ts';

export type ListingKind = 'document' | 'representative' | 'device';

/** A listing with the names of the people who acted. Instants in epoch milliseconds UTC. */
export interface ListingRow {
  readonly id: number;
  readonly kind: ListingKind;
  readonly hint: string;
  readonly account_id: number | null;
  readonly reason: string;
  readonly listed_by: string;
  readonly listed_at: number;
  readonly lift_reason: string | null;
  readonly lifted_by: string | null;
  readonly lifted_at: number | null;
}

/** The facts of an account needed to list it. */
export interface ListTarget {
  readonly id: number;
  readonly staff_role: string | null;
  readonly document: string | null;
  readonly store_document: string | null;
  readonly representative_document: string | null;
}

const from = `from blocklist b left join account s on s.id = b.listed_by left join account l on l.id = b.lifted_by`;

const base = statement({
  name: 'blocklist.list',
  text: `select b.id, b.kind, b.hint, b.account_id, b.reason, s.name as listed_by, b.listed_at, b.lift_reason,
    l.name as lifted_by, b.lifted_at ${from}`,
  // Staff listed it.
  neverNull: ['listed_by'],
});
const find = statement({
  name: 'blocklist.find',
  text: `${base.text} where b.id = any($1::bigint[]) order by b.id`,
  // Staff listed it.
  neverNull: ['listed_by'],
});

/** Where the blocklist comes from. */
export const LISTINGS = listSource(listingsList, {
  base,
  from,
  key: 'b.id',
  sorts: { em: { sql: 'b.listed_at', type: 'timestamptz' } },
  filters: {
    vigente: 'b.lifted_at is null',
    tipo: `case b.kind when 'document' then 'documento' when 'representative' then 'representante' else 'aparelho' end`,
    conta: 'b.account_id',
    em: 'b.listed_at',
  },
  searched: { texts: ['b.hint', 'b.reason'], codes: ['b.id', 'b.account_id'] },
});

const targets = `select a.id, a.staff_role, a.document, p.document as store_document, p.representative_document
  from account a left join partner p on p.id = a.partner_id where a.erased_at is null`;
const target = statement({ name: 'blocklist.target', text: `${targets} and a.id = $1` });
const standing = statement({
  name: 'blocklist.listed-accounts',
  text: `${targets} and a.listed_at is not null order by a.id`,
});

/** A CPF is its own, a CNPJ that of the company that all its establishments belong to. */
const root = (column: string) =>
  `case when length(${column}) = 14 then left(${column}, 8) else ${column} end`;
const withDocument = statement({
  name: 'blocklist.accounts-of-document',
  text: `select a.id from account a left join partner p on p.id = a.partner_id
    where a.erased_at is null and a.staff_role is null and $1 in (${root('a.document')}, ${root('p.document')}, ${root('p.representative_document')})`,
});

const devices = statement({
  name: 'blocklist.devices',
  text: 'select device_mark, last_at from device_trace where account_id = $1 order by last_at desc limit 20',
});
const insert = statement({
  name: 'blocklist.insert',
  text: `insert into blocklist (kind, mark, hint, account_id, reason, listed_by, listed_at, outlives_keys)
    values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (mark) where lifted_at is null do nothing returning id`,
});
const lift = statement({
  name: 'blocklist.lift',
  text: `update blocklist set lift_reason = $2, lifted_by = $3, lifted_at = greatest($4, listed_at)
    where id = $1 and lifted_at is null returning id`,
});
const isListed = statement({
  name: 'blocklist.is-listed',
  text: 'select id from blocklist where mark = any($1::bytea[]) and lifted_at is null limit 1',
});
const isListedAccount = statement({
  name: 'blocklist.is-listed-account',
  text: `select id from blocklist where lifted_at is null and (account_id = $1 or mark = any($2::bytea[])
      or (kind = 'device' and mark in (select device_mark from device_trace where account_id = $1))) limit 1`,
});
const one = statement({
  name: 'blocklist.one-at-a-time',
  text: 'lock table blocklist in share row exclusive mode',
});

interface NewListing {
  readonly kind: ListingKind;
  readonly mark: Buffer;
  readonly hint: string;
  readonly accountId: number | null;
  readonly reason: string;
  readonly staffId: number;
  readonly outlivesKeys: boolean;
  /** Epoch milliseconds UTC. */
  readonly at: number;
}

/** Reads the blocklist; changes nothing. */
export function blocklistReader(queries: Queries) {
  return {
    find: (ids: readonly number[]) => queries.rows(find, [ids]),
    target: (accountId: number) => queries.row(target, [accountId]),
    /** Accounts that are barred from dealing. */
    stopped: () => queries.rows(standing),
    devices: (accountId: number) => queries.rows(devices, [accountId]),
    accountsOf: async (documentRoot: string) =>
      (await queries.rows(withDocument, [documentRoot])).map(({ id }) => id),
    hasAny: async (marks: readonly Buffer[]) =>
      marks.length > 0 && (await queries.row(isListed, [marks])) !== undefined,
    names: async (accountId: number, marks: readonly Buffer[]) =>
      (await queries.row(isListedAccount, [accountId, marks])) !== undefined,
  };
}

/** Changes the blocklist, one change at a time. */
export function blocklistWriter(transaction: Transaction) {
  return {
    lock: () => transaction.run(one),
    /** Its number; undefined if the mark is listed already. */
    insert: async (listing: NewListing) => {
      const { kind, mark, hint, accountId, reason, staffId, outlivesKeys, at } = listing;
      const values = [kind, mark, hint, accountId, reason, staffId, new Date(at), outlivesKeys];
      return (await transaction.row(insert, values))?.id;
    },
    lift: async (id: number, reason: string, staffId: number, at: number) =>
      (await transaction.row(lift, [id, reason, staffId, new Date(at)])) !== undefined,
    stop: (accountIds: readonly number[], at: number) => accountMarks(transaction).listed(accountIds, at),
    free: (accountId: number) => accountMarks(transaction).notListed(accountId),
  };
}
