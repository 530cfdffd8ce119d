import { foldText } from '@patio/domain/catalogue/search/fold-text.ts';
import { brandKey } from '@patio/domain/catalogue/reference-prices/brand-key.ts';
import {
  matchReference,
  type NamedVehicle,
} from '@patio/domain/catalogue/reference-prices/match-reference.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { latestPrices } from './latest-prices.store.ts';
import { findEntries } from './vehicle-references.store.ts';

const MOST = 60;

/** A FIPE entry with its latest price, in centavos. */
export interface ReferenceChoice {
  readonly code: string;
  readonly model: string;
  readonly fuel: string;
  readonly cents: number | null;
  /** `2026-06` */
  readonly month: string | null;
}

/** The entries of a vehicle's model in its model year, and the code of the only one that fits it, as saved offers are looked up. */
export async function referenceChoices(
  queries: Queries,
  vehicle: NamedVehicle & { readonly brand: string; readonly year: number },
): Promise<{ readonly choices: readonly ReferenceChoice[]; readonly fitting: string | null }> {
  const wanted = [{ brand_key: brandKey(vehicle.brand), year_model: vehicle.year }];
  const entries = await findEntries(queries, wanted);
  const [word = ''] = foldText(vehicle.model).split(' ');
  const ofModel = entries.filter(({ model }) => foldText(model).includes(word)).slice(0, MOST);
  const prices = await latestPrices(
    queries,
    ofModel.map(({ code }) => code),
    vehicle.year,
  );
  return {
    choices: ofModel.map(({ code, model, fuel }) => ({
      code,
      model,
      fuel,
      cents: prices.get(code)?.cents ?? null,
      month: prices.get(code)?.month ?? null,
    })),
    fitting: matchReference(vehicle, entries)?.code ?? null,
  };
}
