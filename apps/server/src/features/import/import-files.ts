import type { Database } from '../../platform/db/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { importFile } from './import-file.ts';
import { noCounts, type ImportCounts } from './import-counts.ts';
import type { ReportLine } from './import-report.ts';
import { loadKnowledge } from './import.store.ts';
import type { Mapping } from './mapping.ts';
import type { OfferTerms } from './offer-from-row.ts';
import { openPhotoFolder } from './photo-folder.ts';

/** What an import is told. */
export type ImportOrder = {
  files: readonly string[];
  photoDirectory: string | null;
  /** Null: files are recognised by their headings. */
  mapping: Mapping | null;
  dryRun: boolean;
  /** Name of the store the offers belong to, or null. */
  store: string | null;
  terms: OfferTerms;
};

/** Who follows an import. */
export type ImportObserver = {
  report(line: ReportLine): void;
  /** `share` of the file's bytes, 0 to 1. */
  progress(file: string, share: number, counts: ImportCounts): void;
  /** Once true, the import ends after the batch under way. */
  cancelled(): boolean;
};

export type ImportDeps = { database: Database; storage: Storage };

/**
 * Imports offers from CSV and JSON files, batch by batch, each in a transaction of its own: rows that are right come in, the others
 * are reported one by one. Running it again changes nothing, and completes what was interrupted.
 */
export async function importFiles(deps: ImportDeps, order: ImportOrder, observer: ImportObserver): Promise<ImportCounts> {
  const counts = noCounts();
  const knowledge = await loadKnowledge(deps.database);
  const folder = order.photoDirectory === null ? null : await openPhotoFolder(order.photoDirectory);
  const seen = new Map<string, number>();
  for (const file of order.files) {
    if (observer.cancelled()) break;
    await importFile({ deps, order, observer, counts, knowledge, folder, seen }, file);
  }
  return counts;
}
