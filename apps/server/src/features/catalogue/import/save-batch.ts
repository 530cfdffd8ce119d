import type { Transaction } from '../../../platform/db/database.ts';
import { saveOffers, type OfferDraft, type PhotoDraft } from '../catalogue/public.ts';
import { examinePhoto, storePhoto } from '../media/public.ts';
import type { ImportRun, RowOutcome, PendingRow } from './import-run.ts';
import { storeNotePhotos, type StoredNotes } from './photos/store-note-photos.ts';
import { storePhotos, type TakePhoto } from './photos/store-photos.ts';
import { nameVehicle, type Added } from './name-vehicles.ts';
import { offerFromRow } from './offer-from-row.ts';
import { refusalProblems } from './report/refusal-words.ts';
import type { OfferRow } from './rows/read-row.ts';

/** Saves a batch in one transaction: all of it or nothing. A dry run without a keeper only counts. */
export async function saveBatch(run: ImportRun, file: string, batch: readonly PendingRow[]): Promise<void> {
  const { deps, order, counts, knowledge, keeper } = run;
  if (batch.length === 0) return;
  if (order.dryRun && keeper === undefined) {
    counts.inserted += batch.length;
    return;
  }
  const photos = await photosOf(run, file, batch);
  const notes = await notesOf(run, file, batch);
  const { saved, added } = await deps.database.transact(async (tx) => {
    // A dry run adds no names.
    const named = order.dryRun
      ? { rows: batch.map(({ row }) => row), added: [] }
      : await nameAll(tx, run, batch);
    const drafts = named.rows.map((row, index) =>
      draftOf(run, batch[index]?.key ?? '', withNotes(row, notes[index]), photos[index] ?? []),
    );
    const saved: readonly RowOutcome[] = keeper
      ? await keeper.save(tx, batch, drafts)
      : await saveOffers(tx, drafts);
    return { saved, added: named.added };
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

const takerOf = ({ deps, order, takePhoto }: ImportRun): TakePhoto => {
  const take = order.dryRun ? examinePhoto : storePhoto;
  return takePhoto ?? ((guid, bytes) => take(deps.storage, guid, bytes));
};

/** The row with the photos of its notes. */
function withNotes(row: OfferRow, stored: StoredNotes | undefined): OfferRow {
  if (row.condition === undefined || stored === undefined) return row;
  return { ...row, condition: { ...row.condition, notes: stored.notes } };
}

async function notesOf(run: ImportRun, file: string, batch: readonly PendingRow[]): Promise<StoredNotes[]> {
  const { photos: source, counts, observer } = run;
  if (source === null) return [];
  const all = await Promise.all(
    batch.map(({ key, row }) => storeNotePhotos(takerOf(run), source, key, row.cells)),
  );
  for (const [index, { photos, notices }] of all.entries()) {
    counts.photos += photos;
    counts.notices += notices.length;
    const { line = null, record = 0 } = batch[index] ?? {};
    for (const notice of notices) observer.report({ file, line, verdict: 'aviso', ...notice }, { record });
  }
  return all;
}

async function photosOf(run: ImportRun, file: string, batch: readonly PendingRow[]): Promise<PhotoDraft[][]> {
  const { photos: source, counts, observer } = run;
  if (source === null) return batch.map(() => []);
  const stored = await Promise.all(
    batch.map(({ key, row }) => storePhotos(takerOf(run), source, key, row.cells)),
  );
  for (const [index, { photos, notices }] of stored.entries()) {
    counts.photos += photos.length;
    counts.notices += notices.length;
    const { line = null, record = 0 } = batch[index] ?? {};
    for (const notice of notices) observer.report({ file, line, verdict: 'aviso', ...notice }, { record });
  }
  return stored.map(({ photos }) => photos);
}

/** Counts what was saved, and reports the rows that would have changed what a user deals on (rule 0.32), and what is told of others. */
function count(
  { counts, observer }: ImportRun,
  file: string,
  batch: readonly PendingRow[],
  saved: readonly RowOutcome[],
): void {
  for (const [index, { outcome, refusal, notice }] of saved.entries()) {
    counts[outcome] += 1;
    const { line = null, record = 0 } = batch[index] ?? {};
    for (const problem of refusal === undefined ? [] : refusalProblems(refusal)) {
      observer.report({ file, line, verdict: 'recusada', ...problem }, { record });
    }
    if (notice === undefined) continue;
    if (notice.code === 'becomes-draft') counts.drafts += 1;
    const verdict = outcome === 'refused' ? 'recusada' : 'aviso';
    if (verdict === 'aviso') counts.notices += 1;
    observer.report({ file, line, column: null, verdict, reason: notice }, { record });
  }
}
