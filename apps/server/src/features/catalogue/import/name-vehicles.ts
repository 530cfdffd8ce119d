import type { Transaction } from '../../../platform/db/database.ts';
import { ensureBrand, ensureModel } from '../reference/public.ts';
import type { OfferRow } from './rows/read-row.ts';
import { isName } from './rows/resolve-vehicle.ts';
import type { Brand, Model, VehicleIndex } from './rows/vehicle-index.ts';

/** Entries to add to the index after the commit. */
export type Added = { brand: Brand | null; model: Model | null };

/**
 * Assigns codes to unknown brands and models of a row, if their texts can be names; other texts stay in the title only. Returns the row
 * with them and what was added.
 */
export async function nameVehicle(
  tx: Transaction,
  row: OfferRow,
  index: VehicleIndex,
): Promise<{ row: OfferRow; added: Added | null }> {
  const { vehicle, kind } = row;
  if (vehicle.model !== null) return { row, added: null };
  // An earlier row of the batch may have added it.
  const known = vehicle.brand ?? index.brand(vehicle.brandName);
  const newBrand = known === null && isName(vehicle.brandName);
  const brand = newBrand ? await addBrand(tx, vehicle.brandName) : known;
  if (brand === null) return { row, added: null };
  if (!isName(vehicle.modelName)) {
    const added = newBrand ? { brand, model: null } : null;
    return { row: { ...row, vehicle: { ...vehicle, brand, brandName: brand.name } }, added };
  }
  const found = newBrand ? null : index.model(brand.code, vehicle.modelName);
  if (found !== null && found.rest === '') {
    return { row: withNames(row, brand, found.found), added: null };
  }
  const name = shownName(vehicle.modelName);
  const code = await ensureModel(tx, { brand: brand.code, category: kind.category, name });
  const model = { code, brand: brand.code, category: kind.category, name };
  return { row: withNames(row, brand, model), added: { brand: newBrand ? brand : null, model } };
}

function withNames(row: OfferRow, brand: Brand, model: Model): OfferRow {
  return { ...row, vehicle: { ...row.vehicle, brand, brandName: brand.name, model, modelName: model.name } };
}

async function addBrand(tx: Transaction, text: string): Promise<Brand> {
  const name = shownName(text);
  return { code: await ensureBrand(tx, name), name };
}

/** "MARCA NOVA" is shown as "Marca Nova"; short words and words with digits keep their capitals. */
export function shownName(text: string): string {
  return text
    .split(/\s+/)
    .map((word) =>
      /^[\p{Lu}'-]{4,}$/u.test(word)
        ? word.toLowerCase().replace(/(^|-)\p{L}/gu, (letter) => letter.toUpperCase())
        : word,
    )
    .join(' ');
}
