import type { Queries } from '../platform/db/database.ts';
import { statement } from '../platform/db/statement.ts';
import type { NamedCodes } from './demo-codes.ts';

const cities = statement({
  name: 'demo.cities',
  text: 'select c.code, c.name, c.state_code, s.uf from city c join state s on s.code = c.state_code',
});

const models = statement({
  name: 'demo.models',
  text: `select m.code, m.name, m.category_code, b.name as brand, b.code as brand_code
    from model m join brand b on b.code = m.brand_code`,
});

/** Every city and model with its code. */
export async function namedCodes(queries: Queries): Promise<NamedCodes> {
  return {
    cities: await queries.rows(cities),
    models: await queries.rows(models),
  };
}
