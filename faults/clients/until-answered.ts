import { setTimeout as pause } from 'node:timers/promises';
import { between, pick, type Random } from '../../bench/seeded-random.ts';
import { noAnswer, send, type Answer } from './send.ts';

/** A user who is refused for so long gives up. */
export const defaultTimeoutMs = 60_000;
/** One in so many sendings is cut off in the middle, as on the way through a tunnel. */
const cutOneIn = 6;
const longestBeforeCutMs = 60;

/** A money call of a user. */
export interface Call {
  readonly path: string;
  readonly token: string;
  readonly key: string | null;
  readonly body: object;
}

/**
 * Sends a call until it is answered, with the same key each time, as the screens do: through one server or another, now and then with
 * the connection cut. An answer of 500 or more says that nothing was done, or that nobody knows: it is asked again. Status 0 when it was
 * refused so for too long.
 */
export async function untilAnswered(
  origins: readonly string[],
  call: Call,
  random: Random,
  timeoutMs = defaultTimeoutMs,
): Promise<Answer> {
  for (const until = performance.now() + timeoutMs; performance.now() < until;) {
    const cutAfterMs = between(random, 1, cutOneIn) === 1 ? between(random, 0, longestBeforeCutMs) : null;
    const answer = await send({ ...call, origin: pick(random, origins), cutAfterMs });
    if (answer !== null && answer.status < 500) return answer;
    await pause(between(random, 10, 80));
  }
  return noAnswer;
}
