import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabaseClock } from './database-clock.ts';

const noon = Date.UTC(2026, 0, 5, 12);
const hour = 3_600_000;

/** A machine and a database whose clocks a test sets; `passes` lets time go by on all of them. */
let wall = 0;
let steady = 0;
let notified = 0;
let trip = 0;
let answers = true;
const passes = (milliseconds: number): void => {
  wall += milliseconds;
  steady += milliseconds;
  notified += milliseconds;
};
const sources = {
  wall: () => wall,
  steady: () => steady,
  database: async () => {
    if (!answers) throw new Error('gone');
    passes(trip / 2);
    const answer = notified;
    passes(trip / 2);
    return answer;
  },
};

beforeEach(() => {
  [wall, steady, notified, trip, answers] = [noon + 7 * hour, 1234, noon, 0, true];
});

describe('the clock that follows the database', () => {
  it('gives its time on a machine whose own clock is wrong, and runs on between two queries', async () => {
    const clock = await openDatabaseClock(sources);
    expect(clock.now()).toBe(noon);
    passes(3000);
    expect(clock.now()).toBe(noon + 3000);
  });

  it('does not move when the clock of the machine is set, ahead or back', async () => {
    const clock = await openDatabaseClock(sources);
    wall += hour;
    expect(clock.now()).toBe(noon);
    wall -= 3 * hour;
    expect(clock.now()).toBe(noon);
    await clock.ask();
    expect(clock.now()).toBe(noon);
  });

  it('follows when the time of the database itself is set', async () => {
    const clock = await openDatabaseClock(sources);
    notified += 60_000;
    await clock.ask();
    expect(clock.now()).toBe(noon + 60_000);
  });

  it('takes half of the way into account', async () => {
    const clock = await openDatabaseClock(sources);
    notified += 60_000;
    trip = 200;
    await clock.ask();
    expect(clock.now()).toBe(notified);
  });

  it('does not believe an answer that was long under way', async () => {
    const clock = await openDatabaseClock(sources);
    notified += 60_000;
    trip = 400;
    await clock.ask();
    expect(clock.now()).toBe(noon + 400);
  });

  it('is right again after a sleep in which the steady clock stood', async () => {
    const clock = await openDatabaseClock(sources);
    wall += 8 * hour;
    notified += 8 * hour;
    clock.now();
    await Promise.resolve();
    await Promise.resolve();
    expect(clock.now()).toBe(noon + 8 * hour);
  });

  it('goes on while the database is gone', async () => {
    const clock = await openDatabaseClock(sources);
    answers = false;
    passes(20_000);
    await clock.ask();
    expect(clock.now()).toBe(noon + 20_000);
  });
});
