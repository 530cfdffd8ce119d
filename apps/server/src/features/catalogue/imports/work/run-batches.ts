import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { importFile, loadKnowledge, noCounts } from '../../import/public.ts';
import { importWriter, type ImportRecord } from '../imports.store.ts';
import { forgetLines, writeLines } from '../lines/lines.store.ts';
import { auditSubject } from '../open-import.ts';
import { withFile } from '../stored-file.ts';
import { batchKeeper, LEASE_MS } from './batch-keeper.ts';
import { reportedLines, type ReportedLines } from './kept-lines.ts';
import { notifyEnded } from './notify-ended.ts';
import { withPhotos } from './photos-of-import.ts';
import { MovedOn } from './stop-import.ts';

/** A worker goes on with an import for so long, then with others: a start of the server waits no longer. */
const TURN_MS = 8000;
/** A ZIP with photos is put together in each turn. */
const PHOTOS_TURN_MS = 20_000;
const turnOf = (photos: boolean): number => (photos ? PHOTOS_TURN_MS : TURN_MS);

/** Checks or imports the next batches of an import; true: there are more. */
export async function runBatches(deps: ServerDeps, storage: Storage, row: ImportRecord): Promise<boolean> {
  const { database } = deps;
  const writes = row.state === 'running';
  // What the check foresaw is replaced by what happens.
  if (row.position === 0) await database.transact((transaction) => forgetLines(transaction, row.id));
  const lines = reportedLines(row.position);
  const began = performance.now();
  let saved = false;
  let early = false;
  await withFile(storage, row, (file) =>
    withPhotos(deps, storage, row, async (photos) =>
      importFile(
        {
          deps: { database, storage },
          order: {
            files: [file],
            photoDirectory: null,
            mapping: row.mapping,
            dryRun: !writes,
            store: row.store,
            terms: termsOf(deps, row),
          },
          observer: {
            report: lines.report,
            progress: () => (saved = true),
            // A turn saves a batch at least: what was done before is read again in the next one.
            cancelled: () =>
              (early ||=
                saved && lines.wholeFile === null && performance.now() - began > turnOf(photos !== null)),
          },
          counts: noCounts(),
          knowledge: await loadKnowledge(database),
          photos: photos?.source ?? null,
          ...(photos === null ? {} : { takePhoto: photos.take }),
          seen: new Map(),
          keeper: batchKeeper(deps, row, lines, photos),
        },
        file,
      ),
    ),
  );
  if (early) return true;
  await finish(deps, row, lines);
  return false;
}

function termsOf({ config }: ServerDeps, row: ImportRecord) {
  const { defaultIncrementCentavos, softCloseMs, softCloseCapMs } = config.rules;
  return {
    now: row.started_at ?? row.created_at,
    spread: { from: row.end_from, to: row.end_to },
    partnerId: row.partner_id,
    incrementCents: defaultIncrementCentavos || null,
    softCloseMs,
    softCloseCapMs,
  };
}

/** Every line was read: the last refused ones are stored, and the import is done. */
async function finish(deps: ServerDeps, row: ImportRecord, lines: ReportedLines): Promise<void> {
  const { database, clock } = deps;
  const writes = row.state === 'running';
  await database.transact(async (transaction) => {
    const now = clock.now();
    const writer = importWriter(transaction, row.id);
    const { position } = (await writer.hold()) ?? { position: -1 };
    if (!(await writer.advance(row.state, position, row.records, now + LEASE_MS))) throw new MovedOn();
    await writeLines(transaction, row.id, lines.upTo(row.records));
    await writer.setCounts();
    if (lines.wholeFile !== null) {
      await writer.setState('stopped', lines.wholeFile, now);
      return;
    }
    await writer.setState(writes ? 'done' : 'checked', null, writes ? now : null);
    if (!writes) return;
    await notifyEnded(deps, transaction, row, 'done', now);
    await recordAudit(transaction, {
      actorId: row.account_id,
      action: 'import-offers',
      subject: auditSubject(row.id),
      details: { files: [row.file_name], rows: row.records },
      before: { status: 'running' },
      after: { status: 'done' },
      partnerId: row.partner_id,
      at: now,
    });
  });
}
