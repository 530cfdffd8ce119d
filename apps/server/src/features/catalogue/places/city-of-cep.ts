import type { Queries } from '../../../platform/db/database.ts';
import type { CepPlace } from './cep-place.ts';
import { placeCodes } from './places.store.ts';

/** The code of the city that a CEP belongs to; null when it is not one of the table. */
export async function cityOfCep(queries: Queries, { uf, city }: CepPlace): Promise<number | null> {
  return (await placeCodes(queries, uf, city)).city;
}
