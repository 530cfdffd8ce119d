import type { Reason } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { OfferDraft, SavedOffer } from '../catalogue/public.ts';
import type { ImportCounts } from './report/import-counts.ts';
import type { ReportLine } from './report/import-report.ts';
import type { Cells } from './rows/columns.ts';
import type { Mapping } from './rows/mapping.ts';
import type { OfferTerms } from './offer-from-row.ts';
import type { PhotoSource } from './photos/photo-source.ts';
import type { TakePhoto } from './photos/store-photos.ts';
import type { Knowledge, OfferRow } from './rows/read-row.ts';

/** Options of an import. */
export type ImportOrder = {
  files: readonly string[];
  /** A folder or a ZIP with photos. */
  photoDirectory: string | null;
  /** Null: files are recognised by their headings. */
  mapping: Mapping | null;
  /** Of workbooks, if the mapping names none; null: the first that is not hidden. */
  sheet?: string | null;
  dryRun: boolean;
  /** Name of the store the offers belong to, or null. */
  store: string | null;
  terms: OfferTerms;
};

/** A parsed row that waits for its batch; `record`: its number in the file, from 1. */
export type PendingRow = { key: string; row: OfferRow; line: number; record: number };

/** Which record of a file a line of the report is about, and what it says if it was refused. */
export type ReportedRecord = { record: number; cells?: Cells };

/** Who follows an import. */
export type ImportObserver = {
  report(line: ReportLine, reported?: ReportedRecord): void;
  /** `share` of the file's bytes, 0 to 1. */
  progress(file: string, share: number, counts: ImportCounts): void;
  /** Once true, the import ends after the batch in progress. */
  cancelled(): boolean;
};

/** What became of a row; `notice`: what its user is told of it, why it was refused among it. */
export type RowOutcome = SavedOffer & { readonly notice?: Reason };

/** Who saves the batches instead of `saveOffers`, also in a dry run, and notes what became of each row in the same transaction. */
export type BatchKeeper = {
  /** Records up to this one are done. */
  after: number;
  save(
    transaction: Transaction,
    batch: readonly PendingRow[],
    drafts: readonly OfferDraft[],
  ): Promise<readonly RowOutcome[]>;
};

export type ImportDeps = { database: Database; storage: Storage };

/** An import in progress. */
export type ImportRun = {
  deps: ImportDeps;
  order: ImportOrder;
  observer: ImportObserver;
  counts: ImportCounts;
  knowledge: Knowledge;
  photos: PhotoSource | null;
  /** Absent: photos are stored. */
  takePhoto?: TakePhoto;
  /** Keys of the rows read so far and their lines. */
  seen: Map<string, number>;
  keeper?: BatchKeeper;
};
