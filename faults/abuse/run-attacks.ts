import { countBids } from '../proof/count-bids.ts';
import { inconsistentLedgers } from '../proof/verify-ledgers.ts';
import { percentile } from '../../bench/load/percentile.ts';
import { attackMs, type Attack, type Damage, type Scene } from './attack.ts';
import { bidMeanwhile, type TimedBid } from './bid-meanwhile.ts';

/** What an attack did to the product: one line of the table. */
export interface Effect extends Omit<Damage, 'note'> {
  readonly name: string;
  readonly bids: number;
  readonly bidsDone: number;
  /** Bids that were refused for lack of room, or not answered. */
  readonly bidsRefused: number;
  /** Bids that are not as they were answered, and ledgers that do not verify. */
  readonly bidsLost: number;
  /** Milliseconds. */
  readonly p99: number;
  /** Questions for health that were not answered well and in time. */
  readonly ill: number;
  readonly note: string;
}

const healthMs = 3000;

/** Runs one attack while people bid. */
export async function runAttack(scene: Scene, attack: Attack): Promise<Effect> {
  const signal = AbortSignal.timeout(attackMs);
  const [damage, bids, ill] = await Promise.all([
    attack.run(scene, signal),
    bidMeanwhile(scene, signal),
    illWhile(scene.origin, signal),
  ]);
  const after = (await isWell(scene.origin)) ? 0 : 1;
  return { name: attack.name, ...damage, ...(await judgeBids(scene, bids)), ill: ill + after };
}

async function judgeBids({ world, offers }: Scene, bids: readonly TimedBid[]) {
  const refused = bids.filter(({ status }) => status === 0 || status >= 500);
  const count = await countBids(world.database, bids);
  const sorted = bids.map(({ ms }) => ms).toSorted((one, other) => one - other);
  // A bid without an answer may be recorded: only those that were answered can be lost.
  const answered = bids.filter(({ status }) => status !== 0 && status < 500);
  const judged = refused.length === 0 ? count : await countBids(world.database, answered);
  return {
    bids: bids.length,
    bidsDone: count.done,
    bidsRefused: refused.length,
    bidsLost: judged.lost + judged.refused + (await inconsistentLedgers(world.database, offers, world.say)),
    p99: Math.round(percentile(sorted, 0.99)),
  };
}

async function illWhile(origin: string, signal: AbortSignal): Promise<number> {
  let ill = 0;
  while (!signal.aborted) {
    if (!(await isWell(origin))) ill += 1;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return ill;
}

async function isWell(origin: string): Promise<boolean> {
  const reply = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(healthMs) }).catch(
    () => null,
  );
  await reply?.arrayBuffer().catch(() => undefined);
  return reply?.ok === true;
}

/** Whether nothing was lost: no bid, no page, no mail, not the health, and people could bid. */
export function heldOut({ bidsDone, bidsLost, lost, ill }: Effect): boolean {
  return bidsDone > 0 && bidsLost + lost + ill === 0;
}
