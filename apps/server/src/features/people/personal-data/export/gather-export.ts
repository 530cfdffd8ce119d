import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import type { SecretKeys } from '../../../../platform/secrets/secret-keys.ts';
import type { ExportField, ExportSection } from './export-section.ts';
import type { ExportRecord, ExportValue, PersonalDataCopy } from './personal-data-copy.ts';
import { recordsOf } from '../records.store.ts';
import { sections } from './sections/sections.ts';
import { paybackBankPlace } from '@patio/domain/finance/paybacks/payback-bank-place.ts';
import { depositBankPlace } from '@patio/domain/finance/deposits/transfer.ts';
import { bankDataPlace } from '@patio/domain/sales/cancellations/bank-data-place.ts';
import { unseal } from '../../../../platform/secrets/seal.ts';

/** Collects everything that is stored about an account, each kind of record under its name. `keys` decrypt what is stored encrypted. */
export async function gatherExport(
  queries: Queries,
  accountId: number,
  keys: SecretKeys,
): Promise<PersonalDataCopy['dados']> {
  const gathered: Record<string, ExportRecord[]> = {};
  for (const section of sections) {
    const rows = await recordsOf(queries, section, accountId);
    gathered[section.name] = rows.map((row) => recordOf(section, row, keys));
  }
  return gathered;
}

function recordOf(
  section: ExportSection,
  row: Readonly<Record<string, unknown>>,
  keys: SecretKeys,
): ExportRecord {
  return Object.fromEntries(
    Object.entries(section.fields).map(([name, field]) => [name, valueOf(field, row[name], row, keys)]),
  );
}

function valueOf(
  { type }: ExportField,
  value: unknown,
  row: Readonly<Record<string, unknown>>,
  keys: SecretKeys,
): ExportValue {
  if (value === null || value === undefined) return null;
  if (Buffer.isBuffer(value)) return readBankDataOf(row, value, keys);
  if (type === 'instant' && typeof value === 'number') return isoInstant(value);
  if (type === 'money' && typeof value === 'number') return reaisFromCentavos(value);
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string') return value;
  return JSON.stringify(value);
}

/** The bank data of the cancellation of a purchase, or of a deposit, as entered; null if it was encrypted with another key. */
function readBankDataOf(
  { compra: purchase, codigo: deposit }: Readonly<Record<string, unknown>>,
  sealed: Buffer,
  keys: SecretKeys,
): string | null {
  // Of a purchase: what was given with a cancellation, or when it was asked for.
  const places =
    typeof purchase === 'number'
      ? [bankDataPlace(purchase), paybackBankPlace(purchase)]
      : typeof deposit === 'number'
        ? [depositBankPlace(deposit)]
        : [];
  for (const place of places) {
    try {
      return unseal(keys, place, sealed);
    } catch {
      // Another place, or another key.
    }
  }
  return null;
}
