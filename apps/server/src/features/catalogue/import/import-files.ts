import { noCounts, type ImportCounts } from './report/import-counts.ts';
import { importFile } from './import-file.ts';
import type { BatchKeeper, ImportDeps, ImportObserver, ImportOrder } from './import-run.ts';
import { loadKnowledge } from './import.store.ts';
import { recordImport } from './record-import.ts';
import { openPhotos } from './photos/photo-folder.ts';

/**
 * Imports offers from Excel, CSV and JSON files, batch by batch, each in its own transaction: valid rows are imported, the others are reported one
 * by one. A dry run says the same, and writes nothing if its keeper writes nothing; without one it only counts. Running it again changes nothing, and completes what was interrupted.
 */
export async function importFiles(
  deps: ImportDeps,
  order: ImportOrder,
  observer: ImportObserver,
  keeper: BatchKeeper | null = null,
): Promise<ImportCounts> {
  const counts = noCounts();
  const knowledge = await loadKnowledge(deps.database);
  const photos = order.photoDirectory === null ? null : await openPhotos(order.photoDirectory);
  const seen = new Map<string, number>();
  try {
    for (const file of order.files) {
      if (observer.cancelled()) break;
      const kept = keeper === null ? {} : { keeper };
      await importFile({ deps, order, observer, counts, knowledge, photos, seen, ...kept }, file);
    }
  } finally {
    photos?.close();
  }
  const { dryRun, files, terms } = order;
  if (!dryRun && counts.inserted + counts.updated + counts.photos > 0) {
    const { partnerId, now: at } = terms;
    await recordImport(deps.database, { action: 'import-offers', partnerId, files, counts, at });
  }
  return counts;
}
