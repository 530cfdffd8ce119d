import type { Clock } from './clock.ts';

/** How often the database is asked again. */
const everyMs = 5000;
/** An answer that took longer says too little about the moment it was given. */
const longestTripMs = 250;
/** Differences that the way to the database can explain are none. */
const toleranceMs = 25;
/** The machine's clock was set, or the machine slept, when its clocks disagree by so much since the last answer. */
const disturbedMs = 1000;

/** Where the clock learns what it needs; epoch milliseconds, and milliseconds since any moment. */
export interface TimeSources {
  readonly wall: () => number;
  /** Never set by anyone. */
  readonly steady: () => number;
  readonly database: () => Promise<number>;
}

/** A clock that follows the database. */
export interface DatabaseClock extends Clock {
  /** Asks the database once; an error leaves the clock as it goes. */
  ask(): Promise<void>;
}

/**
 * One time for all processes: the database's. Between two questions to it the time follows the monotonic clock of the machine, so that neither a
 * wrong clock of one machine nor a user who sets it ends offers early or lets bids in late (S-08). Errors: when the database does not
 * answer the first question.
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
      // After a sleep the steady clock is behind: asked at once, not at the next turn.
      if (Math.abs(wall() - steady() - wallOffset) > disturbedMs) void ask();
      return Math.round(steady() + offset);
    },
  };
}
