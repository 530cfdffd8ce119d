import type { Transaction } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const partners = statement({
  name: 'demo.partners',
  text: `insert into partner (store, name, description, photo, phone, email, status, member_since)
    select * from json_to_recordset($1::json) as d(store text, name text, description text, photo text, phone text, email text,
      status text, member_since timestamptz)
    returning id, store`,
});

const accounts = statement({
  name: 'demo.accounts',
  text: `insert into account (email, username, password_hash, name, surname, document, phone, birth, trade_name,
      state_registration, state_registration_exempt, registration, profile_code, kind, client_type, company_type, accepts_mail,
      must_change_password, two_step, first_sign_in_at, partner_id, store_owner, staff_role, created_at, email_confirmed_at, identity_verified_at)
    select * from json_to_recordset($1::json) as d(email text, username text, password_hash text, name text, surname text,
      document text, phone text, birth date, trade_name text, state_registration text, state_registration_exempt boolean,
      registration text, profile_code smallint, kind text, client_type smallint, company_type smallint, accepts_mail boolean,
      must_change_password boolean, two_step boolean, first_sign_in_at timestamptz, partner_id bigint, store_owner boolean, staff_role text,
      created_at timestamptz, email_confirmed_at timestamptz, identity_verified_at timestamptz)
    returning id, email`,
});

const addresses = statement({
  name: 'demo.addresses',
  text: `insert into address (account_id, cep, street, number, complement, district, state_code, city_code, main, created_at)
    select * from json_to_recordset($1::json) as d(account_id bigint, cep text, street text, number text, complement text,
      district text, state_code integer, city_code integer, main boolean, created_at timestamptz)
    returning code, account_id, main`,
});

const releases = statement({
  name: 'demo.releases',
  text: `insert into limit_release (account_id, kind, extra, until, granted_by, reason)
    select * from json_to_recordset($1::json) as d(account_id bigint, kind text, extra integer, until timestamptz,
      granted_by bigint, reason text)`,
});

const identities = statement({
  name: 'demo.identities',
  text: `insert into social_identity (provider, subject, account_id, email, linked_at)
    select * from json_to_recordset($1::json) as d(provider text, subject text, account_id bigint, email text,
      linked_at timestamptz)`,
});

/** Writes partners, accounts, addresses and limit releases; rows have the names of their columns. */
export function peopleWriter(transaction: Transaction) {
  return {
    partners: (rows: readonly object[]) => transaction.rows(partners, [JSON.stringify(rows)]),
    accounts: (rows: readonly object[]) => transaction.rows(accounts, [JSON.stringify(rows)]),
    addresses: (rows: readonly object[]) => transaction.rows(addresses, [JSON.stringify(rows)]),
    identities: (rows: readonly object[]) => transaction.run(identities, [JSON.stringify(rows)]),
    releases: (rows: readonly object[]) => transaction.run(releases, [JSON.stringify(rows)]),
  };
}
