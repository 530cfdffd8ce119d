import type { Transaction } from '../../../platform/db/database.ts';
import { saveOffers, type OfferDraft, type PhotoDraft, type SavedOffer } from '../catalogue/public.ts';
import type { ImportRun } from './import-run.ts';
import { storeNotePhotos, type StoredNotes } from './photos/store-note-photos.ts';
import { storePhotos } from './photos/store-photos.ts';
import { nameVehicle, type Added } from './name-vehicles.ts';
import { offerFromRow } from './offer-from-row.ts';
import { refusalProblems } from './report/refusal-words.ts';
import type { OfferRow } from './rows/read-row.ts';

/** A parsed row that waits for its batch. */
export type PendingRow = { key: string; row: OfferRow; line: number };

/** Saves a batch in one transaction: all of it or nothing. A dry run only counts. */
export async function saveBatch(run: ImportRun, file: string, batch: readonly PendingRow[]): Promise<void> {
  const { deps, order, counts, knowledge } = run;
  if (batch.length === 0) return;
  if (order.dryRun) {
    counts.inserted += batch.length;
    return;
  }
  const photos = await photosOf(run, file, batch);
  const notes = await notesOf(run, file, batch);
  const { saved, added } = await deps.database.transact(async (tx) => {
    const named = await nameAll(tx, run, batch);
    const drafts = named.rows.map((row, index) =>
      draftOf(run, batch[index]?.key ?? '', withNotes(row, notes[index]), photos[index] ?? []),
    );
    return { saved: await saveOffers(tx, drafts), added: named.added };
  });
  for (const { brand, model } of added) knowledge.vehicles.add(brand, model);
  count(run, file, batch, saved);
}

function draftOf(
  { order }: ImportRun,
  key: string,
  row: OfferRow,
  photos: readonly PhotoDraft[],
): OfferDraft {
  return offerFromRow(key, row, photos, order.terms);
}

async function nameAll(
  tx: Transaction,
  { knowledge }: ImportRun,
  batch: readonly PendingRow[],
): Promise<{ rows: OfferRow[]; added: Added[] }> {
  const rows: OfferRow[] = [];
  const added: Added[] = [];
  for (const pending of batch) {
    const named = await nameVehicle(tx, pending.row, knowledge.vehicles);
    rows.push(named.row);
    if (named.added) added.push(named.added);
  }
  return { rows, added };
}

/** The row with the photos of its notes. */
function withNotes(row: OfferRow, stored: StoredNotes | undefined): OfferRow {
  if (row.condition === undefined || stored === undefined) return row;
  return { ...row, condition: { ...row.condition, notes: stored.notes } };
}

async function notesOf(run: ImportRun, file: string, batch: readonly PendingRow[]): Promise<StoredNotes[]> {
  const { deps, folder, counts, observer } = run;
  if (folder === null) return [];
  const all = await Promise.all(
    batch.map(({ key, row }) => storeNotePhotos(deps.storage, folder, key, row.cells)),
  );
  for (const [index, { photos, notices }] of all.entries()) {
    counts.photos += photos;
    counts.notices += notices.length;
    const line = batch[index]?.line ?? null;
    for (const notice of notices) observer.report({ file, line, verdict: 'aviso', ...notice });
  }
  return all;
}

async function photosOf(run: ImportRun, file: string, batch: readonly PendingRow[]): Promise<PhotoDraft[][]> {
  const { deps, folder, counts, observer } = run;
  if (folder === null) return batch.map(() => []);
  const stored = await Promise.all(
    batch.map(({ key, row }) => storePhotos(deps.storage, folder, key, row.cells)),
  );
  for (const [index, { photos, notices }] of stored.entries()) {
    counts.photos += photos.length;
    counts.notices += notices.length;
    const line = batch[index]?.line ?? null;
    for (const notice of notices) observer.report({ file, line, verdict: 'aviso', ...notice });
  }
  return stored.map(({ photos }) => photos);
}

/** Counts what was saved, and reports the rows that would have changed what a user deals on (rule 0.32). */
function count(
  { counts, observer }: ImportRun,
  file: string,
  batch: readonly PendingRow[],
  saved: readonly SavedOffer[],
): void {
  for (const [index, { outcome, refusal }] of saved.entries()) {
    counts[outcome] += 1;
    const line = batch[index]?.line ?? null;
    for (const problem of refusal === undefined ? [] : refusalProblems(refusal)) {
      observer.report({ file, line, verdict: 'recusada', ...problem });
    }
  }
}
