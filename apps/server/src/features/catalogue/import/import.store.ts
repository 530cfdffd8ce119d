import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { cityIndex } from './rows/city-index.ts';
import type { Knowledge } from './rows/read-row.ts';
import { vehicleIndex } from './rows/vehicle-index.ts';

// Also by the names of those that were merged into them.
const allBrands = statement({
  name: 'import.brands',
  text: `select code, name from brand union all select into_code, name from retired_name where kind = 'brand' and into_code is not null
    order by code`,
});
const allModels = statement({
  name: 'import.models',
  text: `select code, brand_code as brand, category_code as category, name from model
    union all select r.into_code, m.brand_code, m.category_code, r.name from retired_name r join model m on m.code = r.into_code
    where r.kind = 'model' order by code`,
});
const allCities = statement({
  name: 'import.cities',
  text: 'select city.code, city.name, uf from city join state on state.code = state_code order by city.code',
});
const partnerByStore = statement({ name: 'import.partner', text: 'select id from partner where store = $1' });

/** Reads the reference data for rows: all brands, models and cities. */
export async function loadKnowledge(queries: Queries): Promise<Knowledge> {
  const [brands, models, cities] = await Promise.all([
    queries.rows(allBrands),
    queries.rows(allModels),
    queries.rows(allCities),
  ]);
  return { vehicles: vehicleIndex(brands, models), cities: cityIndex(cities) };
}

/** Returns the id of the partner of a store, or null. */
export async function findPartnerId(queries: Queries, store: string): Promise<number | null> {
  return (await queries.row(partnerByStore, [store]))?.id ?? null;
}
