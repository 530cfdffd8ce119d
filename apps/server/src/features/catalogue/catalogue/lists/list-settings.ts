import path from 'node:path';
import { z } from 'zod';
import type { ServerDeps } from '../../../../deps.ts';

/** The configuration that lists need; validated, because it is also sent to another thread. */
export const listSettings = z.object({
  databaseUrl: z.string(),
  /** Whether every read sees the changes just before it, as tests need. */
  alwaysFresh: z.boolean(),
  /** Maximum of offers in a whole list. */
  cap: z.number(),
  /** File in which the index is saved for the next start; null: it is not saved. */
  snapshotFile: z.string().nullable(),
});
export type ListSettings = z.output<typeof listSettings>;

/** Dependencies of answering list requests. */
export type ListDeps = Pick<ServerDeps, 'database' | 'clock'> & {
  readonly settings: ListSettings;
  /** Logs a problem that lists work without. */
  readonly warn: (text: string) => void;
};

/** Extracts the settings of lists from the configuration. */
export function listSettingsOf({ database, dataDir, mode, rules }: ServerDeps['config']): ListSettings {
  return {
    databaseUrl: database.url ?? '',
    alwaysFresh: mode === 'test',
    cap: rules.offerListCap,
    snapshotFile: mode === 'test' ? null : path.join(dataDir, 'cache', 'offer-index'),
  };
}
