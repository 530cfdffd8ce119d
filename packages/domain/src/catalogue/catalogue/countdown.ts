/** Remaining time, each part a whole number. */
export type Countdown = {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  readonly finished: boolean;
};

/** The parts of the countdown to an end (DETL-05, DETL-06): zeros once it has passed. Instants in epoch milliseconds, `now` on the server's clock. */
export function countdown(end: number, now: number): Countdown {
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
    finished: left === 0,
  };
}
