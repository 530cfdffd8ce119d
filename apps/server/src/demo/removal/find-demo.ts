import type { Config } from '../../config/config.ts';
import type { Queries } from '../../platform/db/database.ts';
import { findDemoPasswords } from './find-demo-passwords.ts';
import { demoAccounts, isDemoLoaded } from './remains.store.ts';

/** What a database contains of the demo. */
export interface FoundDemo {
  /** The demo world was loaded and not removed. */
  readonly loaded: boolean;
  /** Demo accounts that are still usable. */
  readonly accounts: number;
  /** Numbers of other staff and store accounts with the demo password. */
  readonly openedByPassword: readonly number[];
}

/** Looks for what is publicly known about the demo: its accounts and its password. Null if there is none of it. */
export async function findDemo(
  queries: Queries,
  config: Pick<Config, 'passwordMemoryKib'>,
): Promise<FoundDemo | null> {
  const accounts = await demoAccounts(queries);
  const known = new Set(accounts);
  const opened = await findDemoPasswords(queries, config);
  const found = {
    loaded: await isDemoLoaded(queries),
    accounts: accounts.length,
    openedByPassword: opened.filter((id) => !known.has(id)),
  };
  return found.loaded || found.accounts > 0 || found.openedByPassword.length > 0 ? found : null;
}
