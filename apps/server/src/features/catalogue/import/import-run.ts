import type { Database } from '../../../platform/db/database.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { ImportCounts } from './report/import-counts.ts';
import type { ReportLine } from './report/import-report.ts';
import type { Mapping } from './rows/mapping.ts';
import type { OfferTerms } from './offer-from-row.ts';
import type { PhotoFolder } from './photos/photo-folder.ts';
import type { Knowledge } from './rows/read-row.ts';

/** Options of an import. */
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
  /** Once true, the import ends after the batch in progress. */
  cancelled(): boolean;
};

export type ImportDeps = { database: Database; storage: Storage };

/** An import in progress. */
export type ImportRun = {
  deps: ImportDeps;
  order: ImportOrder;
  observer: ImportObserver;
  counts: ImportCounts;
  knowledge: Knowledge;
  folder: PhotoFolder | null;
  /** Keys of the rows read so far and their lines. */
  seen: Map<string, number>;
};
