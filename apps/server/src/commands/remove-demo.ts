import { mkdir } from 'node:fs/promises';
import { ConfigError } from '../config/config-error.ts';
import type { Config } from '../config/config.ts';
import { readEnvironment } from '../config/environment.ts';
import { loadConfig } from '../config/load-config.ts';
import { leftOfDemo } from '../demo/removal/left.store.ts';
import { removeDemo, type DemoRemoval, type RemovedDemo } from '../demo/removal/remove-demo.ts';
import { connectedRoles } from '../demo/removal/removal.store.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { openDatabase, type Database } from '../platform/db/database.ts';
import { silentHub } from '../platform/live/silent-hub.ts';
import { createLogger } from '../platform/logging/logger.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { useDatabase } from '../supervisor/database.ts';
import { migrateDatabase } from '../supervisor/prepare-database.ts';
import { withSecretKey } from '../supervisor/checks/secret-key.ts';
import { StartError } from '../supervisor/start-error.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);
const complain = (text: string) => void process.stderr.write(`${text}\n`);

/** `npm run remove-demo`: exit code 0 if nobody gets in by the demo any more, 1 if it could not be removed; then nothing was changed. */
async function main(args: readonly string[]): Promise<number> {
  if (args.length > 0) {
    complain('npm run remove-demo     takes the demo world out of the database; stop the product before');
    return 1;
  }
  try {
    const { removal, left } = await withDatabase(loadConfig(readEnvironment()));
    say(removal.kind === 'removed' ? summaryOf(removal, left) : refusalOf(removal));
    return removal.kind === 'removed' ? 0 : 1;
  } catch (error) {
    if (!(error instanceof StartError) && !(error instanceof ConfigError)) throw error;
    complain(error.message);
    return 1;
  }
}

/** What was done, and what is left to the people of the house. */
interface Outcome {
  readonly removal: DemoRemoval;
  readonly left: Awaited<ReturnType<typeof leftOfDemo>>;
}

async function withDatabase(given: Config): Promise<Outcome> {
  const used = await useDatabase(given, complain);
  const database = openDatabase({ url: used.url, max: 2, applicationName: 'patio-remove-demo' });
  try {
    await refuseRunning(database);
    await mkdir(given.dataDir, { recursive: true });
    const config = await withSecretKey(given);
    await migrateDatabase(used.url, complain);
    const removal = await removeDemo({
      config,
      database,
      reserved: database,
      hasThreads: false,
      clock: systemClock,
      logger: createLogger({ level: 'warn', role: 'remove-demo' }),
      metrics: createMetrics(),
      live: silentHub,
    });
    return { removal, left: await leftOfDemo(database) };
  } finally {
    await database.close();
    await used.stop();
  }
}

/** A role running meanwhile would use what is being removed. */
async function refuseRunning(database: Database): Promise<void> {
  const roles = await connectedRoles(database);
  if (roles.length > 0)
    throw new StartError(
      `The product runs on this database (${roles.join(', ')}): stop it on every machine first.`,
    );
}

function summaryOf(removed: RemovedDemo, left: Outcome['left']): string {
  const { accounts, offersDeleted, offersHidden, stores, banners, passwords } = removed;
  const lines = [
    [accounts, `${accounts} accounts made nobody’s and locked`],
    [offersDeleted, `${offersDeleted} offers deleted`],
    [offersHidden, `${offersHidden} offers shown nowhere any more: ledgers stand on them`],
    [stores, `${stores} stores closed`],
    [banners, `${banners} banners deleted`],
    [
      passwords.length,
      `accounts ${passwords.join(', ')} lost the demo password: their owners make another by “Esqueci a senha”`,
    ],
  ] as const;
  const done = lines.filter(([count]) => count > 0).map(([, line]) => line);
  if (done.length === 0) return 'There is nothing of the demo in this database.';
  return [...done, ...whatStays(left), 'The texts of the house stay too: read them through.'].join('\n');
}

/** What the book and the histories stand on is nobody's any more, and still shown to finance and at the yard. */
function whatStays({ charges, statement_lines: lines, yard_vehicles: vehicles }: Outcome['left']): string[] {
  if (charges + lines + vehicles === 0) return [];
  return [
    `What stays, because book and histories stand on it: ${charges} charges, ${lines} lines of bank statements, ${vehicles} vehicles of the yard.`,
    'A house that will keep money or vehicles here begins better with a new data directory (example: PATIO_DATA_DIR=/var/lib/patio).',
  ];
}

function refusalOf({ dealers, offers, in_stores: inStores }: Exclude<DemoRemoval, RemovedDemo>): string {
  return (
    `The demo world cannot be taken out: ${dealers} accounts of others have dealt on its offers, demo accounts are part of ` +
    `${offers} offers of others, and ${inStores} accounts and offers of others belong to its stores. Nothing was changed. ` +
    'Begin with a new data directory (example: PATIO_DATA_DIR=/var/lib/patio) or an empty database.'
  );
}

process.exit(await main(process.argv.slice(2)));
