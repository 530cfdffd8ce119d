import { brandKey } from '@patio/domain/catalogue/reference-prices/brand-key.ts';
import {
  matchReference,
  type ReferenceEntry,
} from '@patio/domain/catalogue/reference-prices/match-reference.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import {
  findEntries,
  listNamedVehicles,
  vehiclesAfter,
  writeFoundLinks,
  writeGivenLinks,
  type NamedVehicleRow,
} from './vehicle-references.store.ts';

/** The FIPE code set for the vehicle at a position of an offer; null removes it. */
export interface GivenReference {
  readonly offerCode: number;
  readonly position: number;
  readonly fipeCode: string | null;
}

/** Links the vehicles of written offers to FIPE: by a given code, now or earlier, else by their names. */
export async function linkReferences(
  transaction: Transaction,
  offerCodes: readonly number[],
  given: readonly GivenReference[],
): Promise<void> {
  if (given.length > 0) {
    await writeGivenLinks(
      transaction,
      given.map(({ offerCode, position, fipeCode }) => ({
        offer_code: offerCode,
        position,
        fipe_code: fipeCode,
      })),
    );
  }
  await linkByName(transaction, await listNamedVehicles(transaction, offerCodes));
}

/** Looks up every vehicle without a given code again, in batches, as after a new table. Returns how many have a reference by name. */
export async function relinkAll(
  database: { transact<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> } & Queries,
  cancelled: () => boolean,
): Promise<number> {
  let found = 0;
  let last = 0;
  while (!cancelled()) {
    const vehicles = await vehiclesAfter(database, last);
    if (vehicles.length === 0) break;
    last = vehicles.at(-1)?.code ?? last;
    found += await database.transact((transaction) => linkByName(transaction, vehicles));
  }
  return found;
}

async function linkByName(transaction: Transaction, vehicles: readonly NamedVehicleRow[]): Promise<number> {
  if (vehicles.length === 0) return 0;
  const keyOf = ({ brand, year_model: year }: NamedVehicleRow) => `${brandKey(brand)}/${year}`;
  const wanted = new Map(
    vehicles.map((row) => [keyOf(row), { brand_key: brandKey(row.brand), year_model: row.year_model }]),
  );
  const entries = Map.groupBy(
    await findEntries(transaction, [...wanted.values()]),
    (entry) => `${entry.brand_key}/${entry.year_model}`,
  );
  const links = vehicles.map((row) => ({
    vehicle_code: row.code,
    fipe_code: matchOne(row, entries.get(keyOf(row)) ?? []),
  }));
  await writeFoundLinks(transaction, links);
  return links.filter(({ fipe_code }) => fipe_code !== null).length;
}

function matchOne(row: NamedVehicleRow, entries: readonly ReferenceEntry[]): string | null {
  return matchReference(row, entries)?.code ?? null;
}
