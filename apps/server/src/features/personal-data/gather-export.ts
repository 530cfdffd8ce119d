import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { Queries } from '../../platform/db/database.ts';
import { readBankDataOf } from './bank-data-of.ts';
import type { ExportField, ExportSection } from './export-section.ts';
import type { ExportRecord, ExportValue, PersonalDataCopy } from './personal-data-copy.ts';
import { recordsOf } from './records.store.ts';
import { sections } from './sections/sections.ts';

/** Gathers everything that is kept about an account, each kind of record under its name. `key` opens what is kept encrypted. */
export async function gatherExport(
  queries: Queries,
  accountId: number,
  key: string | null,
): Promise<PersonalDataCopy['dados']> {
  const gathered: Record<string, ExportRecord[]> = {};
  for (const section of sections) {
    const rows = await recordsOf(queries, section, accountId);
    gathered[section.name] = rows.map((row) => recordOf(section, row, key));
  }
  return gathered;
}

function recordOf(
  section: ExportSection,
  row: Readonly<Record<string, unknown>>,
  key: string | null,
): ExportRecord {
  return Object.fromEntries(
    Object.entries(section.fields).map(([name, field]) => [name, valueOf(field, row[name], row, key)]),
  );
}

function valueOf(
  { type }: ExportField,
  value: unknown,
  row: Readonly<Record<string, unknown>>,
  key: string | null,
): ExportValue {
  if (value === null || value === undefined) return null;
  if (Buffer.isBuffer(value)) return readBankDataOf(row['compra'], value, key);
  if (type === 'instant' && typeof value === 'number') return isoInstant(value);
  if (type === 'money' && typeof value === 'number') return reaisFromCentavos(value);
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string') return value;
  return JSON.stringify(value);
}
