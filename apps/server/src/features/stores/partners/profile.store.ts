import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** What a store says of itself. */
export interface StoreProfile {
  readonly description: string;
  readonly phone: string | null;
  readonly site: string | null;
  readonly address: string | null;
  readonly city_code: number | null;
  readonly photo: string | null;
}

/** What identifies a store. */
export interface StoreData {
  readonly name: string;
  readonly legal_name: string | null;
  readonly representative: string | null;
  readonly email: string | null;
}

const profile = statement({
  name: 'stores.save-profile',
  text: `update partner set description = $2, phone = $3, site = $4, address = $5, city_code = $6, photo = $7 where id = $1`,
});

const data = statement({
  name: 'stores.save-data',
  text: `update partner set name = $2, legal_name = $3, representative = $4, email = $5 where id = $1`,
});

/** Changes a store that the caller has locked. */
export async function writeProfile(transaction: Transaction, id: number, given: StoreProfile): Promise<void> {
  const { description, phone, site, address, city_code: city, photo } = given;
  await transaction.run(profile, [id, description, phone, site, address, city, photo]);
}

/** The same of what identifies it. */
export async function writeData(transaction: Transaction, id: number, given: StoreData): Promise<void> {
  const { name, legal_name: legalName, representative, email } = given;
  await transaction.run(data, [id, name, legalName, representative, email]);
}
