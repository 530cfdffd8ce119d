import type { Logger } from '../logging/logger.ts';
import { isGone } from '../db/failures.ts';
import { PixError } from './pix-failure.ts';

interface Asked<Answer> {
  /** What is asked about, for the log: `{ txid }`. */
  readonly about: Readonly<Record<string, string | number>>;
  readonly ask: () => Promise<Answer>;
  /** Asks again later. */
  readonly postpone: () => Promise<void>;
}

/**
 * Asks the bank about one thing by itself: what fails is logged and asked again later, so that it holds up no other. Null after a failure.
 * Errors: of a database that is away.
 */
export async function askApart<Answer>(
  logger: Logger,
  { about, ask, postpone }: Asked<Answer>,
): Promise<Answer | null> {
  try {
    return await ask();
  } catch (error) {
    if (isGone(error)) throw error;
    if (error instanceof PixError)
      logger.warn({ ...about, failure: error.failure, kind: error.kind }, 'the bank did not tell');
    else logger.error({ ...about, err: error }, 'what the bank told could not be settled');
    await postpone();
    return null;
  }
}
