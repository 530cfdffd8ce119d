import { z } from 'zod';
import type { ServerDeps } from '../../../../deps.ts';

/** What lists need of the configuration; checked, because it also goes to another thread. */
export const listSettings = z.object({
  databaseUrl: z.string(),
  /** Whether every reading sees what was changed just before it, as tests want it. */
  alwaysFresh: z.boolean(),
  /** Offers of a whole list at most. */
  cap: z.number(),
});
export type ListSettings = z.output<typeof listSettings>;

/** What answering lists needs. */
export type ListDeps = Pick<ServerDeps, 'database' | 'clock'> & { readonly settings: ListSettings };

/** Takes the settings of lists from the configuration. */
export function listSettingsOf({ database, mode, rules }: ServerDeps['config']): ListSettings {
  return { databaseUrl: database.url ?? '', alwaysFresh: mode === 'test', cap: rules.offerListCap };
}
