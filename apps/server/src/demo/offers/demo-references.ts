import { readFile } from 'node:fs/promises';
import { parseMonth } from '@patio/domain/catalogue/reference-prices/reference-month.ts';
import type { Transaction } from '../../platform/db/database.ts';
import {
  saveReferenceModels,
  saveReferencePrices,
  type ReferenceModelFact,
  type ReferencePriceFact,
} from '../../features/catalogue/reference-prices/public.ts';

const file = new URL('../../../seeds/demo-references.tsv', import.meta.url);

/** FIPE's facts about the models of the demo world, and which of them a vehicle is. */
export interface DemoReferences {
  readonly models: readonly ReferenceModelFact[];
  readonly prices: readonly ReferencePriceFact[];
  /** The FIPE code of a version in a model year, where it is known. */
  codeOf(brand: string, model: string, version: string, yearModel: number): string | undefined;
}

/** Parses the facts. Throws on an invalid line: the file is damaged. */
export async function readDemoReferences(): Promise<DemoReferences> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  const codes = new Map<string, string>();
  const models: ReferenceModelFact[] = [];
  const prices: ReferencePriceFact[] = [];
  for (const line of lines) {
    const [brand, model, version, year, fipeCode, fipeBrand, fipeModel, fuel, months] = line.split('\t');
    if (!fipeCode || !fipeBrand || !fipeModel || !fuel || !months) throw new Error(`Damaged seed: ${line}`);
    const key = { fipeCode, yearModel: Number(year) };
    codes.set([brand, model, version, year].join('\t'), fipeCode);
    models.push({ ...key, brand: fipeBrand, model: fipeModel, fuel });
    for (const each of months.split(' ')) prices.push({ ...key, ...readMonth(each) });
  }
  return {
    models,
    prices,
    codeOf: (brand, model, version, yearModel) => codes.get([brand, model, version, yearModel].join('\t')),
  };
}

/** `2026-06=97074`: whole reais. */
function readMonth(text: string): { month: string; cents: number } {
  const [month = '', reais] = text.split('=');
  const cents = Number(reais) * 100;
  if (parseMonth(month) === null || !Number.isSafeInteger(cents) || cents <= 0)
    throw new Error(`Damaged seed: ${text}`);
  return { month, cents };
}

/** Writes the facts. They are not a complete table: no other vehicle is matched to them by name. */
export async function saveDemoReferences(
  transaction: Transaction,
  { models, prices }: DemoReferences,
): Promise<void> {
  await saveReferenceModels(transaction, models, false);
  await saveReferencePrices(transaction, prices);
}
