import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config/config.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import type { SealedFiles } from '../platform/storage/sealed-files.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { countOf, type Outcome, type RenewDeps, type SealedKind } from './sealed-kind.ts';
import { sealedFolder, type FileColumn } from './sealed-folders.store.ts';

const atOnce = 20;

type Open = (config: Config, storage: Storage) => SealedFiles;

/** Encrypted files of a folder that a column names. One file at a time is in memory; a file that has the key in use is known by its first bytes. */
export function sealedFilesKind(name: string, open: Open, column: FileColumn): SealedKind {
  const folder = sealedFolder(name, column);
  return {
    name,
    renew: async (deps, after) => {
      const files = open(deps.config, openStorage(deps.config));
      const guids = await folder.after(deps.database, after, atOnce);
      const outcomes: Outcome[] = [];
      for (const guid of guids) outcomes.push(await renewPaced(deps, name, files, { guid, folder }));
      return { ...countOf(outcomes), last: guids.length === atOnce ? (guids.at(-1) ?? null) : null };
    },
  };
}

interface Named {
  readonly guid: string;
  readonly folder: ReturnType<typeof sealedFolder>;
}

/** Rests after a file for as long as it took: half of what storage and processor have is for users. */
async function renewPaced(deps: RenewDeps, name: string, files: SealedFiles, named: Named): Promise<Outcome> {
  const begun = performance.now();
  const outcome = await renewFile(deps, files, named).catch((error: unknown): Outcome => {
    deps.logger.error({ err: error, kind: name, guid: named.guid }, 'a file was not sealed again');
    return 'failed';
  });
  await pause(performance.now() - begun);
  return outcome;
}

async function renewFile(
  { database }: RenewDeps,
  files: SealedFiles,
  { guid, folder }: Named,
): Promise<Outcome> {
  const outcome = await files.reseal(guid);
  // Deleted meanwhile: its row goes before the file, so what was written after that is found here.
  if (outcome === 'sealed' && !(await folder.isNamed(database, guid))) await files.delete(guid);
  return outcome;
}
