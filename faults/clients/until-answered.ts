import { setTimeout as pause } from 'node:timers/promises';
import { between, pick, type Random } from '../../bench/seeded-random.ts';
import { send, type Answer } from './send.ts';

const tries = 2000;
/** One in so many sendings is cut off in the middle, as on the way through a tunnel. */
const cutOneIn = 6;
const longestBeforeCutMs = 60;

/** A money call of somebody. */
export interface Call {
  readonly path: string;
  readonly token: string;
  readonly key: string | null;
  readonly body: object;
}

/**
 * Sends a call until it is answered, with the same key each time, as the screens do: through one server or another, now and then with
 * the connection cut. An answer of 500 or more says that nothing was done, or that nobody knows: it is asked again.
 */
export async function untilAnswered(origins: readonly string[], call: Call, random: Random): Promise<Answer> {
  for (let count = 0; count < tries; count += 1) {
    const cutAfterMs = between(random, 1, cutOneIn) === 1 ? between(random, 0, longestBeforeCutMs) : null;
    const answer = await send({ ...call, origin: pick(random, origins), cutAfterMs });
    if (answer !== null && answer.status < 500) return answer;
    await pause(between(random, 10, 80));
  }
  throw new Error(`${call.path} was not answered.`);
}
