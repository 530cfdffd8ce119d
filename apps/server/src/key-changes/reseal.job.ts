import type { ServerDeps } from '../deps.ts';
import type { Job } from '../platform/jobs/start-jobs.ts';
import { reseal } from '../platform/secrets/seal.ts';
import type { SealedKind, SealedRow } from './sealed-texts.store.ts';

const atOnce = 200;

type Deps = Pick<ServerDeps, 'database' | 'config' | 'logger'>;

/**
 * Re-encrypts with the current key what an older key has encrypted, so that the older one can be removed. Checks everything once an hour
 * while there are older keys, and logs the progress: `sealed`, by this run; `unreadable`, by none of the keys.
 */
export function resealJob(deps: Deps, kinds: readonly SealedKind[]): Job {
  return {
    name: 'reseal',
    everyMs: 60 * 60_000,
    run: async () => {
      if (deps.config.formerKeys.length === 0) return false;
      for (const kind of kinds) {
        const { sealed, unreadable } = await resealKind(deps, kind);
        deps.logger.info({ kind: kind.name, sealed, unreadable }, 'sealed with the key in use');
      }
      return false;
    },
  };
}

async function resealKind(
  deps: Deps,
  kind: SealedKind,
): Promise<{ readonly sealed: number; readonly unreadable: number }> {
  let sealed = 0;
  let unreadable = 0;
  for (let last = 0, more = true; more;) {
    const rows = await kind.after(deps.database, last, atOnce);
    for (const row of rows) {
      const written = await resealRow(deps, kind, row);
      if (written === null) unreadable += 1;
      else sealed += written;
      last = row.id;
    }
    more = rows.length === atOnce;
  }
  return { sealed, unreadable };
}

/** How many rows were changed; null if no key decrypts it. */
async function resealRow(
  { config, database }: Deps,
  kind: SealedKind,
  row: SealedRow,
): Promise<number | null> {
  let content: Buffer | null;
  try {
    content = reseal(config, kind.place(row.belongs), row.content);
  } catch {
    return null;
  }
  return content === null ? 0 : kind.replace(database, row, content);
}
