import type { Clock } from './clock.ts';

/** Interval between two queries to the database. */
const everyMs = 5000;
/** A reply that took longer says too little about when the time was read. */
const longestTripMs = 250;
/** Differences that round-trip time can explain are ignored. */
const toleranceMs = 25;
/** If the machine's two clocks have drifted apart by this much since the last reply, its wall clock was set or the machine slept. */
const disturbedMs = 1000;

/** Sources of the clock: epoch milliseconds, and milliseconds since an arbitrary moment. */
export interface TimeSources {
  readonly wall: () => number;
  /** Never set by anyone. */
  readonly steady: () => number;
  readonly database: () => Promise<number>;
}

/** A clock synchronised with the database. */
export interface DatabaseClock extends Clock {
  /** Queries the database once; an error leaves the clock unchanged. */
  ask(): Promise<void>;
}

/**
 * One time for all processes: the database's. Between two queries the time follows the machine's monotonic clock, so a wrong or adjusted
 * wall clock neither ends offers early nor accepts late bids (S-08). Errors: if the database does not answer the first query.
 */
export async function openDatabaseClock(sources: TimeSources): Promise<DatabaseClock> {
  const { wall, steady, database } = sources;
  let offset = (await database()) - steady();
  let wallOffset = wall() - steady();
  let asking = false;
  const ask = async (): Promise<void> => {
    if (asking) return;
    asking = true;
    try {
      const sent = steady();
      const answered = await database();
      const trip = steady() - sent;
      const found = answered + trip / 2 - steady();
      const isDisturbed = Math.abs(wall() - steady() - wallOffset) > disturbedMs;
      if (trip > longestTripMs && !isDisturbed) return;
      if (Math.abs(found - offset) > toleranceMs + trip / 2) offset = found;
      wallOffset = wall() - steady();
    } catch {
      // The steady clock carries on; the next query may succeed.
    } finally {
      asking = false;
    }
  };
  setInterval(() => void ask(), everyMs).unref();
  return {
    ask,
    now: () => {
      // After a sleep the monotonic clock is behind: query at once instead of waiting for the interval.
      if (Math.abs(wall() - steady() - wallOffset) > disturbedMs) void ask();
      return Math.round(steady() + offset);
    },
  };
}
