import type { Queries } from '../platform/db/database.ts';
import type { NamedCodes } from './demo-codes.ts';

const cities = {
  name: 'demo.cities',
  text: 'select c.code, c.name, c.state_code, s.uf from city c join state s on s.code = c.state_code',
} as const;

const models = {
  name: 'demo.models',
  text: `select m.code, m.name, m.category_code, b.name as brand, b.code as brand_code
    from model m join brand b on b.code = m.brand_code`,
} as const;

/** Every city and model with its code. */
export async function namedCodes(queries: Queries): Promise<NamedCodes> {
  return {
    cities: await queries.rows<NamedCodes['cities'][number]>(cities),
    models: await queries.rows<NamedCodes['models'][number]>(models),
  };
}
