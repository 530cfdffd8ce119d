import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** An address with the names of its places. */
export interface AddressRow {
  readonly code: number;
  readonly cep: string;
  readonly street: string;
  readonly number: string;
  readonly complement: string;
  readonly district: string;
  readonly state_code: number;
  readonly uf: string;
  readonly city_code: number;
  readonly city: string;
  readonly main: boolean;
}

/** The user's part; the names come from the tables. */
export type AddressFacts = Omit<AddressRow, 'code' | 'uf' | 'city'>;

const columns = `a.code, a.cep, a.street, a.number, a.complement, a.district, a.state_code, s.uf, a.city_code, c.name as city, a.main`;
const places = 'join state s on s.code = a.state_code join city c on c.code = a.city_code';

const list = statement({
  name: 'address-list',
  text: `select ${columns} from address a ${places} where a.account_id = $1 order by a.main desc, a.code`,
});

const one = statement({
  name: 'address-one',
  text: `select ${columns} from address a ${places} where a.account_id = $1 and a.code = $2`,
});

const lock = statement({
  name: 'address-lock-account',
  text: 'select id from account where id = $1 for update',
});

const count = statement({
  name: 'address-count',
  text: 'select count(*)::int as addresses from address where account_id = $1',
});

const place = statement({
  name: 'address-place',
  text: `select exists (select from state where code = $1::bigint) as state_known,
      exists (select from city where code = $2::bigint and state_code = $1::bigint) as city_known`,
});

const demote = statement({
  name: 'address-demote',
  text: 'update address set main = false where account_id = $1 and main',
});

const promote = statement({
  name: 'address-promote-newest',
  text: `update address set main = true where code = (select max(code) from address where account_id = $1)
    and not exists (select from address where account_id = $1 and main)`,
});

const insert = statement({
  name: 'address-insert',
  text: `insert into address (account_id, cep, street, number, complement, district, state_code, city_code, main, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning code`,
});

const update = statement({
  name: 'address-update',
  text: `update address set cep = $3, street = $4, number = $5, complement = $6, district = $7, state_code = $8, city_code = $9,
      main = $10
    where account_id = $1 and code = $2`,
});

const deal = statement({
  name: 'address-serves-deal',
  text: `select from participation p join auction a on a.offer_code = p.offer_code
      where p.address_code = $1 and p.freight = 'S' and (a.open or a.conditional_until is not null)
    union all select from second_chance c join participation p on p.offer_code = c.offer_code and p.account_id = c.account_id
      where p.address_code = $1 and p.freight = 'S' and c.status = 'offered'
    union all select from proposal where address_code = $1 and freight = 'S' and status in ('open', 'countered')
    union all select from purchase where address_code = $1 and freight = 'S' and cancelled_at is null and status <> 'X'
    limit 1`,
});

const remove = statement({
  name: 'address-remove',
  text: 'delete from address where account_id = $1 and code = $2',
});

/** The main one first, then in the order in which they were added. */
export function addressesOf(queries: Queries, accountId: number): Promise<AddressRow[]> {
  return queries.rows(list, [accountId]);
}

/** Undefined for the address of another user too. */
export function addressOf(
  queries: Queries,
  accountId: number,
  code: number,
): Promise<AddressRow | undefined> {
  return queries.row(one, [accountId, code]);
}

/**
 * Serialises changes of a user's addresses, and counts them. The count is a separate statement: one that waits for the lock would still see
 * the addresses as before the wait.
 */
export async function lockAddresses(transaction: Transaction, accountId: number): Promise<number> {
  await transaction.run(lock, [accountId]);
  return (await transaction.row(count, [accountId]))?.addresses ?? 0;
}

/** Whether the state exists, and the city in it. */
export async function knowPlaces(
  queries: Queries,
  stateCode: number,
  cityCode: number,
): Promise<{ state: boolean; city: boolean }> {
  const row = await queries.row(place, [stateCode, cityCode]);
  return { state: row?.state_known === true, city: row?.city_known === true };
}

/** Clears the main-address mark, so that another address can have it. */
export async function clearMain(transaction: Transaction, accountId: number): Promise<void> {
  await transaction.run(demote, [accountId]);
}

/** Without a main address the newest one becomes it (S-38). */
export async function ensureMain(transaction: Transaction, accountId: number): Promise<void> {
  await transaction.run(promote, [accountId]);
}

/** Adds an address and returns its code. */
export async function insertAddress(
  transaction: Transaction,
  accountId: number,
  facts: AddressFacts,
  now: number,
): Promise<number> {
  const row = await transaction.row(insert, [accountId, ...valuesOf(facts), new Date(now)]);
  return row?.code ?? 0;
}

/** Whether a standing deal delivers there: a bid on an open offer, an open proposal, a purchase in progress. */
export async function servesDeal(transaction: Transaction, code: number): Promise<boolean> {
  return (await transaction.row(deal, [code])) !== undefined;
}

/** Replaces the content of an own address. */
export async function saveAddress(
  transaction: Transaction,
  accountId: number,
  code: number,
  facts: AddressFacts,
): Promise<void> {
  await transaction.run(update, [accountId, code, ...valuesOf(facts)]);
}

/** False if the account has no such address. */
export async function removeAddress(
  transaction: Transaction,
  accountId: number,
  code: number,
): Promise<boolean> {
  return (await transaction.run(remove, [accountId, code])) === 1;
}

function valuesOf(facts: AddressFacts): (string | number | boolean)[] {
  const { cep, street, number, complement, district, state_code: state, city_code: city, main } = facts;
  return [cep, street, number, complement, district, state, city, main];
}
