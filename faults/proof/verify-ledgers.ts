import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import { readStoredAuction } from '../../apps/server/test/stored-auction.ts';

/** Reads ledgers back: how many do not verify or, fed to the rules, do not end in the stored state. */
export async function brokenLedgers(
  database: Database,
  offers: readonly number[],
  say: (line: string) => void,
): Promise<number> {
  let broken = 0;
  for (const code of offers) {
    const { chain, stored, replayed } = await readStoredAuction(database, code);
    if (chain === 'intact' && isDeepStrictEqual(stored, replayed)) continue;
    say(
      `offer ${code}: chain ${chain}, stored ${JSON.stringify(stored)}, replayed ${JSON.stringify(replayed)}`,
    );
    broken += 1;
  }
  return broken;
}
