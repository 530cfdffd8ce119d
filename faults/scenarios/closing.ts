import { setTimeout as pause } from 'node:timers/promises';
import type { Finding } from '../finding.ts';
import { checkEndings } from '../proof/check-endings.ts';
import { countBids } from '../proof/count-bids.ts';
import { inconsistentLedgers } from '../proof/verify-ledgers.ts';
import { openOffers } from '../world/offers.ts';
import type { ProductProcess } from '../world/product-process.ts';
import type { World } from '../world/world.ts';
import { bidDuring } from './bidding.ts';

const firstEndMs = 3000;
const betweenEndsMs = 400;
const bidders = 12;
/** Offers that are open for so much longer than they should are closed by nobody. */
const closedWithinMs = 120_000;

const stillOpen = {
  name: 'faults.still-open',
  text: 'select count(*) as count from auction where open and offer_code = any($1::bigint[])',
} as const;

/** Ended before their end, by the clock of this machine: what a wrong clock of a worker must not do. */
const closedEarly = {
  name: 'faults.closed-early',
  text: 'select offer_code as code from auction where not open and end_at > now() and offer_code = any($1::bigint[])',
} as const;

/**
 * Lets offers end one after the other while people bid on them and two workers close them, and something is done to the workers so many
 * times. Counts the results of bids and endings; an offer that ended early counts as broken.
 */
export async function closeDuring(
  world: World,
  disturb: (workers: readonly ProductProcess[]) => Promise<void>,
): Promise<Omit<Finding, 'what' | 'tried'>> {
  const { database, say, times } = world;
  const [server, ...workers] = await Promise.all([
    world.start('api'),
    world.start('worker'),
    world.start('worker'),
  ]);
  const start = Date.now() + firstEndMs;
  const offers = await openOffers(world, times * 2, (index) => ({
    endAt: start + index * betweenEndsMs,
    softCloseMs: 0,
  }));
  const early = new Set<number>();
  const answers = await bidDuring(world, { bidders, offers, origins: [server.origin] }, async () => {
    const lastEnd = start + offers.length * betweenEndsMs;
    const watching = watchUntilClosed(world, offers, early, lastEnd + closedWithinMs);
    for (let count = 0; count < times; count += 1) await disturb(workers);
    for (const worker of workers) await worker.shiftClock(0);
    await watching;
  });
  const bids = await countBids(database, answers, say);
  const endings = await checkEndings(database, offers, say);
  const broken = await inconsistentLedgers(database, offers, say);
  for (const code of early) say(`offer ${code} was closed before its end`);
  return {
    ...bids,
    doubled: bids.doubled + endings.twice,
    ledgers: offers.length,
    broken: broken + endings.wrong + early.size,
    note: `${offers.length} offers ended, ${endings.sold} sold; ${early.size} before their end`,
  };
}

async function watchUntilClosed(
  { database }: World,
  offers: readonly number[],
  early: Set<number>,
  latest: number,
): Promise<void> {
  for (;;) {
    for (const { code } of await database.rows<{ code: number }>(closedEarly, [offers])) early.add(code);
    const left = await database.row<{ count: number }>(stillOpen, [offers]);
    if (left?.count === 0) return;
    if (Date.now() > latest) throw new Error(`${left?.count} offers are not closed.`);
    await pause(100);
  }
}
