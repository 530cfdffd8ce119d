import type { Config } from '../../config/config.ts';
import type { FoundDemo } from '../../demo/removal/find-demo.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { StartError } from '../start-error.ts';

/**
 * Prevents production from starting with publicly known credentials: a database with the demo world, with one of its accounts, or with
 * staff or store users who have the demo password (decision 0064). Throws `StartError`, one sentence with what was found and what to do.
 */
export async function refuseDemo(config: Config): Promise<void> {
  const { url } = config.database;
  if (config.mode !== 'production' || url === null) return;
  // Imported in production only: it loads the code that checks passwords.
  const { findDemo } = await import('../../demo/removal/find-demo.ts');
  const database = openDatabase({ url, max: 1, applicationName: 'patio-gate' });
  try {
    const found = await findDemo(database, config);
    if (found !== null) throw new StartError(sentenceOf(found));
  } finally {
    await database.close();
  }
}

function sentenceOf({ loaded, accounts, openedByPassword }: FoundDemo): string {
  const found = [
    ...(loaded ? ['the demo world'] : []),
    ...(accounts > 0 ? [counted(accounts, 'demo account')] : []),
    ...(openedByPassword.length > 0
      ? [
          `${counted(openedByPassword.length, 'account')} of staff or stores with the demo password (${openedByPassword.join(', ')})`,
        ]
      : []),
  ];
  return (
    `Production does not start on this database: it holds ${found.join(', ')}. Take a backup and run npm run remove-demo, ` +
    'or begin with an empty database (DATABASE_URL) or a new data directory (PATIO_DATA_DIR).'
  );
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
