import { reasonOf, type Reason } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { openStorage } from '../../../../platform/storage/open-storage.ts';
import { StorageError } from '../../../../platform/storage/storage-error.ts';
import {
  findImport,
  importWriter,
  takeImport,
  type ImportRecord,
  type ImportState,
} from '../imports.store.ts';
import { LEASE_MS } from './batch-keeper.ts';
import { notifyEnded } from './notify-ended.ts';
import { readImport } from './read-import.ts';
import { runBatches } from './run-batches.ts';
import { MovedOn, StopImport } from './stop-import.ts';
import { undoBatch } from './undo-batch.ts';

const PAUSE_MS = 5000;
const MOST_TRIES = 5;
const FAILED: Partial<Record<ImportState, Reason>> = {
  reading: reasonOf('failed-reading'),
  checking: reasonOf('failed-checking'),
  undoing: reasonOf('failed-undoing'),
};

/**
 * Reads, checks, runs and undoes imports, batch by batch. A worker holds an import for a while; if it is killed, another one goes on after
 * the last saved batch.
 */
export function workOnImportsJob(deps: ServerDeps): Job {
  const { clock, database, logger } = deps;
  const storage = openStorage(deps.config);
  const work = async (row: ImportRecord): Promise<void> => {
    if (row.state === 'reading') return readImport(deps, storage, row);
    if (row.state === 'undoing') {
      await undoBatch(deps, row);
      return;
    }
    const more = await runBatches(deps, storage, row);
    if (more) await importWriter(database, row.id).release(clock.now(), false);
  };
  const stop = async (row: ImportRecord, problem: Reason): Promise<void> =>
    database.transact(async (transaction) => {
      const now = clock.now();
      // An undo is not resumed as an import: what it has not taken back is tried again.
      const state = row.state === 'undoing' ? 'undone' : 'stopped';
      await importWriter(transaction, row.id).setState(state, problem, now);
      if (row.state === 'running') await notifyEnded(deps, transaction, row, 'stopped', now);
    });
  const workOn = async (row: ImportRecord): Promise<void> => {
    const writer = importWriter(database, row.id);
    try {
      await work(row);
    } catch (error) {
      if (error instanceof MovedOn) return;
      if (error instanceof StopImport) return stop(row, error.reason);
      logger.error({ err: error, import: row.id }, 'an import failed');
      // A storage that is away comes back: it is waited for.
      const counts = !(error instanceof StorageError);
      const tries = await writer.release(clock.now() + PAUSE_MS, counts);
      if (tries >= MOST_TRIES) await stop(row, FAILED[row.state] ?? reasonOf('failed-running'));
    }
  };
  return {
    name: 'work-on-imports',
    everyMs: 1000,
    run: async () => {
      const now = clock.now();
      const id = await takeImport(database, now, now + LEASE_MS);
      const row = id === null ? undefined : await findImport(database, id);
      if (row === undefined) return false;
      await workOn(row);
      return true;
    },
  };
}
