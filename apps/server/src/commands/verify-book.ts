import { ConfigError } from '../config/config-error.ts';
import { readEnvironment } from '../config/environment.ts';
import { loadConfig } from '../config/load-config.ts';
import { verifyBook, type VerifiedBook } from '../features/finance/book/public.ts';
import { openDatabase } from '../platform/db/database.ts';
import { useDatabase } from '../supervisor/database.ts';
import { StartError } from '../supervisor/start-error.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);
const complain = (text: string) => void process.stderr.write(`${text}\n`);

/** `npm run verify-book`: exit code 0 if everything agrees, 1 on a fault, 2 if the check could not run. */
async function main(args: readonly string[]): Promise<number> {
  if (args.length > 0) {
    complain('npm run verify-book                  the whole book');
    return 2;
  }
  try {
    const used = await useDatabase(loadConfig(readEnvironment()), complain);
    try {
      const found = await verify(used.url);
      const { charges, entries, days, faults } = found;
      say(
        `${charges} charges, ${entries} entries, ${days} closed days: ${faults === 0 ? 'everything agrees' : `${faults} faults`}`,
      );
      return faults === 0 ? 0 : 1;
    } finally {
      await used.stop();
    }
  } catch (error) {
    if (!(error instanceof StartError) && !(error instanceof ConfigError)) throw error;
    complain(error.message);
    return 2;
  }
}

async function verify(url: string): Promise<VerifiedBook> {
  const database = openDatabase({ url, max: 1, applicationName: 'patio-verify-book' });
  try {
    return await verifyBook(database, say);
  } finally {
    await database.close();
  }
}

process.exit(await main(process.argv.slice(2)));
