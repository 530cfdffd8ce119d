import type { Clock } from '../src/platform/clock/clock.ts';

/** A clock that is stopped until a test moves it. Epoch milliseconds UTC. */
export class FakeClock implements Clock {
  #now: number;

  constructor(now = Date.parse('2026-06-01T15:00:00Z')) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  set(instant: number): void {
    this.#now = instant;
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}
