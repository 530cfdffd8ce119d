import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { CepPlace } from './cep-place.ts';

interface PostalCodeRow extends CepPlace {
  readonly fetched_at: number | null;
}

const find = statement({
  name: 'postal-code-find',
  text: 'select street, complement, district, city, uf, fetched_at from postal_code where cep = $1',
});

const cache = statement({
  name: 'postal-code-keep',
  text: `insert into postal_code (cep, street, complement, district, city, uf, fetched_at) values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (cep) do update set street = excluded.street, complement = excluded.complement, district = excluded.district,
      city = excluded.city, uf = excluded.uf, fetched_at = excluded.fetched_at`,
});

/** What is stored about a CEP of 8 digits; `fetched_at` null: seeded, never stale. */
export function cachedPostalCode(queries: Queries, cep: string): Promise<PostalCodeRow | undefined> {
  return queries.row(find, [cep]);
}

/** Stores an answer of the CEP service. */
export async function cachePostalCode(
  queries: Queries,
  cep: string,
  place: CepPlace,
  now: number,
): Promise<void> {
  const { street, complement, district, city, uf } = place;
  await queries.run(cache, [cep, street, complement, district, city, uf, new Date(now)]);
}
