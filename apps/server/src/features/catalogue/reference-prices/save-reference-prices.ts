import { brandKey } from '@patio/domain/catalogue/reference-prices/brand-key.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { ReferenceModelFact, ReferencePriceFact, SavedPrices } from './reference-facts.ts';
import { writeModels, writePrices } from './write-references.store.ts';

/**
 * Writes FIPE models; known ones are updated.
 * @param fromTable Whether they come from a complete table, so that a vehicle may be matched to them by name.
 */
export async function saveReferenceModels(
  transaction: Transaction,
  facts: readonly ReferenceModelFact[],
  fromTable: boolean,
): Promise<void> {
  const models = new Map<string, ModelRecord>();
  for (const { fipeCode, brand, model, yearModel, fuel } of facts) {
    const fuels = { ...models.get(fipeCode)?.fuels, [yearModel]: fuel };
    models.set(fipeCode, { fipe_code: fipeCode, brand, brand_key: brandKey(brand), model, fuels });
  }
  if (models.size > 0) await writeModels(transaction, [...models.values()], fromTable);
}

/** A row of table `reference_model`. */
interface ModelRecord {
  readonly fipe_code: string;
  readonly brand: string;
  readonly brand_key: string;
  readonly model: string;
  readonly fuels: Readonly<Record<string, string>>;
}

/** Writes prices of known models; of two for one month the later counts. */
export async function saveReferencePrices(
  transaction: Transaction,
  facts: readonly ReferencePriceFact[],
): Promise<SavedPrices> {
  const prices = new Map(
    facts.map((fact) => [`${fact.fipeCode} ${fact.yearModel} ${fact.month}`, fact] as const),
  );
  if (prices.size === 0) return { inserted: 0, updated: 0, unchanged: 0 };
  const { inserted, updated } = await writePrices(transaction, [...prices.values()]);
  return { inserted, updated, unchanged: prices.size - inserted - updated };
}
