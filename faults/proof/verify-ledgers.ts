import { faultLine, verifyLedgers } from '../../apps/server/src/features/trading/ledger/public.ts';
import type { Database } from '../../apps/server/src/platform/db/database.ts';

/** Reads ledgers back as `npm run verify-ledger` does, and says what is wrong: how many have a fault. */
export async function inconsistentLedgers(
  database: Database,
  offers: readonly number[],
  say: (line: string) => void,
): Promise<number> {
  const broken = new Set<number>();
  const { unknown } = await verifyLedgers(database, offers, (fault) => {
    broken.add(fault.offerCode);
    say(faultLine(fault));
  });
  return broken.size + unknown.length;
}
