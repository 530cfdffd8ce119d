/** The program's source of time. Passed in, so that tests can set it. */
export type Clock = {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now(): number;
};

/** The clock of the machine. */
export const systemClock: Clock = { now: () => Date.now() };
