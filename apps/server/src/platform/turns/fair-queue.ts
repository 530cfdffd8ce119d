import { ApiError } from '../http/api-error.ts';

export interface FairQueueLimits {
  /** Maximum of concurrent work; evaluated whenever work may start. */
  readonly atOnce: number | (() => number);
  /** Milliseconds for which a slot pauses after work that took this long, before it is reused; no pause if absent. */
  readonly rest?: (workedMs: number) => number;
  /** Maximum of queued work. */
  readonly mostWaiting: number;
  /** Maximum wait in milliseconds. */
  readonly longestWaitMs: number;
  /** `Retry-After` for a refused caller, in seconds. */
  readonly retryAfterSeconds: number;
}

/** A slot, to be released once; releasing it again does nothing. */
export type Leave = () => void;

interface Waiting {
  readonly caller: string;
  readonly begin: (leave: Leave) => void;
  readonly refuse: (error: ApiError) => void;
  timer: NodeJS.Timeout | undefined;
}

/**
 * A bounded round-robin queue: waiting callers are served in turn, however much one of them requests. When it is full, the newest request
 * of the caller with the most is refused, so that nobody shuts the others out.
 */
export class FairQueue {
  readonly #limits: FairQueueLimits;
  /** Requests by caller, the next caller first. */
  readonly #lines = new Map<string, Waiting[]>();
  #waiting = 0;
  #running = 0;
  #enteredAt = -Infinity;
  /** Queues whose limits depend on this one. */
  readonly #neighbours: FairQueue[] = [];

  constructor(limits: FairQueueLimits) {
    this.#limits = limits;
  }

  /** Open requests at the moment. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Slots that are in use or pausing. */
  get taken(): number {
    return this.#running;
  }

  /** Lets this queue and another start work when the other releases a slot: for an `atOnce` that depends on both. */
  shareWith(other: FairQueue): void {
    this.#neighbours.push(other);
    other.#neighbours.push(this);
  }

  /** When a slot was last requested, milliseconds of this process. */
  get enteredAt(): number {
    return this.#enteredAt;
  }

  /**
   * Waits for a slot. `hungUp` is called if it has to wait; its signal cancels the wait, so that no work is done for a caller who has
   * disconnected. Errors: `overloaded` with Retry-After, if the queue is full or the wait was too long.
   */
  enter(caller: string, hungUp?: () => AbortSignal): Promise<Leave> {
    this.#enteredAt = performance.now();
    if (this.#waiting === 0 && this.#hasPlace()) {
      this.#running += 1;
      return Promise.resolve(this.#leaveOnce());
    }
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { caller, begin: resolve, refuse: reject, timer: undefined };
      if (this.#waiting >= this.#limits.mostWaiting && !this.#makeRoomFor(caller)) {
        reject(this.#overloaded());
        return;
      }
      const giveUp = () => this.#drop(waiting);
      waiting.timer = setTimeout(giveUp, this.#limits.longestWaitMs);
      hungUp?.().addEventListener('abort', giveUp, { once: true });
      const line = this.#lines.get(caller);
      if (line) line.push(waiting);
      else this.#lines.set(caller, [waiting]);
      this.#waiting += 1;
      // There may be more slots by now than when the others began to wait.
      this.#beginAll();
    });
  }

  /** Runs work in its turn. Errors: `overloaded`, and whatever the work fails with. */
  async pass<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const leave = await this.enter(caller);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  #leaveOnce(): Leave {
    let left = false;
    const started = performance.now();
    const giveOn = (): void => {
      this.#running -= 1;
      for (const neighbour of this.#neighbours) neighbour.#beginAll();
      this.#beginAll();
    };
    return () => {
      if (left) return;
      left = true;
      const rest = this.#limits.rest?.(performance.now() - started) ?? 0;
      if (rest > 0) setTimeout(giveOn, rest);
      else giveOn();
    };
  }

  #hasPlace(): boolean {
    const { atOnce } = this.#limits;
    return this.#running < (typeof atOnce === 'number' ? atOnce : atOnce());
  }

  #beginAll(): void {
    while (this.#waiting > 0 && this.#hasPlace()) this.#beginNext();
  }

  #beginNext(): void {
    const [next] = this.#lines;
    if (!next) return;
    const [caller, line] = next;
    const waiting = line.shift();
    this.#lines.delete(caller);
    if (!waiting) return;
    // To the end of the round.
    if (line.length > 0) this.#lines.set(caller, line);
    this.#waiting -= 1;
    clearTimeout(waiting.timer);
    this.#running += 1;
    waiting.begin(this.#leaveOnce());
  }

  /** Removes the newest request of the caller with the most; false if that is the one who asks. */
  #makeRoomFor(caller: string): boolean {
    const own = this.#lines.get(caller)?.length ?? 0;
    let most: Waiting[] = [];
    for (const line of this.#lines.values()) if (line.length > most.length) most = line;
    const newest = most.at(-1);
    if (newest === undefined || most.length <= own + 1) return false;
    this.#drop(newest);
    return true;
  }

  #drop(waiting: Waiting): void {
    const line = this.#lines.get(waiting.caller);
    const at = line?.indexOf(waiting) ?? -1;
    if (!line || at < 0) return;
    line.splice(at, 1);
    if (line.length === 0) this.#lines.delete(waiting.caller);
    this.#waiting -= 1;
    clearTimeout(waiting.timer);
    waiting.refuse(this.#overloaded());
  }

  #overloaded(): ApiError {
    return new ApiError('overloaded', { headers: { 'retry-after': String(this.#limits.retryAfterSeconds) } });
  }
}
