import { ConfigError } from '../config/config-error.ts';
import { readEnvironment } from '../config/environment.ts';
import { loadConfig } from '../config/load-config.ts';
import { faultLine, verifyLedgers, type VerifiedLedgers } from '../features/trading/ledger/public.ts';
import { openDatabase } from '../platform/db/database.ts';
import { useDatabase } from '../supervisor/database.ts';
import { StartError } from '../supervisor/start-error.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);
const complain = (text: string) => void process.stderr.write(`${text}\n`);

const USAGE = `npm run verify-ledger                every offer
npm run verify-ledger -- OFFER…      these offers`;

/** `npm run verify-ledger`: exit code 0 if everything agrees, 1 on a fault, 2 if the check could not run. */
async function main(args: readonly string[]): Promise<number> {
  const codes = args.map(Number);
  if (codes.some((code) => !Number.isSafeInteger(code) || code <= 0)) {
    complain(USAGE);
    return 2;
  }
  try {
    const config = loadConfig(readEnvironment());
    const used = await useDatabase(config, complain);
    try {
      const found = await verify(used.url, codes.length === 0 ? null : codes);
      say(summaryOf(found));
      return found.faults === 0 && found.unknown.length === 0 ? 0 : 1;
    } finally {
      await used.stop();
    }
  } catch (error) {
    if (!(error instanceof StartError) && !(error instanceof ConfigError)) throw error;
    complain(error.message);
    return 2;
  }
}

async function verify(url: string, codes: readonly number[] | null): Promise<VerifiedLedgers> {
  const database = openDatabase({ url, max: 1, applicationName: 'patio-verify-ledger' });
  try {
    return await verifyLedgers(database, codes, (fault) => say(faultLine(fault)));
  } finally {
    await database.close();
  }
}

function summaryOf({ offers, lines, maxima, purchases, faults, unknown }: VerifiedLedgers): string {
  const missing = unknown.map((code) => `offer ${code}: there is no such offer\n`).join('');
  const counted = `${offers} offers, ${lines} lines, ${maxima} maxima, ${purchases} purchases`;
  return `${missing}${counted}: ${faults === 0 ? 'everything agrees' : `${faults} faults`}`;
}

process.exit(await main(process.argv.slice(2)));
