import type { LineState } from './messages.ts';
import { readEvents } from '@patio/api-client/read-events.ts';

/** Silence after which a stream counts as broken; the server sends something every 15 s. */
const SILENCE_MS = 35_000;
const WATCH_MS = 5000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;
/** After which the server has let enough others go. */
const FULL_PAUSE_MS = 30_000;

/** Dependencies of a stream. */
export interface LineWorld {
  /** Requests a stream with the current query. Errors: without a response. */
  request(signal: AbortSignal): Promise<Response>;
  onEvent(name: string, data: string): void;
  onState(state: LineState): void;
  now(): number;
  random(): number;
}

/** One connection to the server that reconnects by itself. */
export class Line {
  readonly #world: LineWorld;
  #current: AbortController | null = null;
  #next: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #pause = FIRST_PAUSE_MS;
  #signAt = 0;
  /** It broke, and is not back yet. */
  #down = false;

  constructor(world: LineWorld) {
    this.#world = world;
  }

  /** Opens the stream, or replaces it for a new query: the old one is closed when the new one is open, so that nothing is missed in between. */
  open(): void {
    clearTimeout(this.#timer);
    this.#next?.abort();
    this.#watch ??= setInterval(() => this.#check(), WATCH_MS);
    if (this.#current === null && !this.#down) this.#world.onState('connecting');
    const attempt = new AbortController();
    this.#next = attempt;
    void this.#attempt(attempt);
  }

  /** The network is down, or the stream is silent: it is interrupted until it reconnects. */
  interrupt(): void {
    this.#drop();
    this.#break();
    this.#again(this.#pause);
  }

  close(): void {
    this.#drop();
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    this.#watch = undefined;
    this.#down = false;
    this.#world.onState('resting');
  }

  async #attempt(attempt: AbortController): Promise<void> {
    let answered = false;
    try {
      const reply = await this.#world.request(attempt.signal);
      if (reply.status === 429) this.#pause = FULL_PAUSE_MS;
      if (!reply.ok || reply.body === null) throw new Error(`The line answered ${reply.status}.`);
      answered = true;
      this.#take(attempt);
      await readEvents(reply.body, {
        onEvent: this.#world.onEvent,
        onSign: () => (this.#signAt = this.#world.now()),
      });
    } catch {
      // How it ended does not matter.
    }
    if (attempt.signal.aborted) return;
    // The server ends a stream now and then; only one that does not reconnect at once is interrupted.
    if (answered) return this.#ended(attempt);
    if (this.#next === attempt) this.#next = null;
    if (this.#current === null) this.#break();
    this.#again(this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
  }

  #take(attempt: AbortController): void {
    const before = this.#current;
    this.#current = attempt;
    if (this.#next === attempt) this.#next = null;
    before?.abort();
    this.#pause = FIRST_PAUSE_MS;
    this.#down = false;
    this.#signAt = this.#world.now();
    this.#world.onState('open');
  }

  #ended(attempt: AbortController): void {
    if (this.#current !== attempt) return;
    this.#current = null;
    if (this.#next === null) this.#again(FIRST_PAUSE_MS / 2);
  }

  /** A random delay, so that not all browsers reconnect to a restarted server at once. */
  #again(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.open(), pause * (0.5 + this.#world.random()));
  }

  #check(): void {
    if (this.#current !== null && this.#world.now() - this.#signAt > SILENCE_MS) {
      this.#drop();
      this.#break();
      this.open();
    }
  }

  #break(): void {
    this.#down = true;
    this.#world.onState('interrupted');
  }

  #drop(): void {
    this.#current?.abort();
    this.#next?.abort();
    this.#current = null;
    this.#next = null;
  }
}
