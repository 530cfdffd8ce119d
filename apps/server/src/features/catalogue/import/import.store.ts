import type { Queries } from '../../../platform/db/database.ts';
import { cityIndex, type City } from './rows/city-index.ts';
import type { Knowledge } from './rows/read-row.ts';
import { vehicleIndex, type Brand, type Model } from './rows/vehicle-index.ts';

const allBrands = { name: 'import.brands', text: 'select code, name from brand order by code' } as const;
const allModels = {
  name: 'import.models',
  text: 'select code, brand_code as brand, category_code as category, name from model order by code',
} as const;
const allCities = {
  name: 'import.cities',
  text: 'select city.code, city.name, uf from city join state on state.code = state_code order by city.code',
} as const;
const partnerByStore = { name: 'import.partner', text: 'select id from partner where store = $1' } as const;

/** Reads what rows are read against: all brands, models and cities. */
export async function loadKnowledge(queries: Queries): Promise<Knowledge> {
  const [brands, models, cities] = await Promise.all([
    queries.rows<Brand>(allBrands),
    queries.rows<Model>(allModels),
    queries.rows<City>(allCities),
  ]);
  return { vehicles: vehicleIndex(brands, models), cities: cityIndex(cities) };
}

/** Answers the id of the partner of a store, or null. */
export async function findPartnerId(queries: Queries, store: string): Promise<number | null> {
  return (await queries.row<{ id: number }>(partnerByStore, [store]))?.id ?? null;
}
