import { DatabaseSilent } from './failures.ts';
import { GatheringSocket } from './gathering-socket.ts';

/** Interval at which the connections are checked. */
const everyMs = 200;
/** A connection without traffic for this long while something is pending triggers a probe. */
const silentMs = 500;
/** A new connection is given up if nothing is received on it for this long. */
const handshakeMs = 1000;
/** Pause between two probes of a database that does not answer. */
const againMs = 300;

interface Seen {
  written: number;
  read: number;
  /** When either counter last changed; null: a constant value is known to be harmless. */
  since: number | null;
  readonly born: number;
}

interface WatchOptions {
  /** Whether the database answers, within about a second; never rejects. */
  readonly answers: () => Promise<boolean>;
  /** Called once when the database is declared lost, and once when it is back, with the duration in milliseconds. */
  readonly onChange: (state: 'silent' | 'back', milliseconds: number) => void;
}

/**
 * Detects within about two seconds that the database no longer answers, for example because its machine is frozen or unreachable: then
 * every connection is closed, so that nobody waits for one, and no work is started until the database answers again. Only counts bytes, so
 * that it does not slow the work down.
 */
export class ConnectionWatch {
  readonly #options: WatchOptions;
  readonly #sockets = new Map<GatheringSocket, Seen>();
  readonly #timer: NodeJS.Timeout;
  #lookedAt = performance.now();
  #heard = 0;
  #busy = 0;
  #asking = false;
  #closed = false;
  #silentSince: number | null = null;

  constructor(options: WatchOptions) {
    this.#options = options;
    this.#timer = setInterval(() => this.#onTime(), everyMs);
    this.#timer.unref();
  }

  get isSilent(): boolean {
    return this.#silentSince !== null;
  }

  /** Watches a connection from now on. */
  socket(): GatheringSocket {
    const socket = new GatheringSocket();
    const now = performance.now();
    this.#sockets.set(socket, { written: 0, read: 0, since: now, born: now });
    socket.once('close', () => this.#sockets.delete(socket));
    if (this.isSilent) setImmediate(() => socket.destroy(new DatabaseSilent()));
    return socket;
  }

  /** Tracks work that waits for a connection or uses one, until it ends. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#busy += 1;
    try {
      return await work();
    } finally {
      this.#busy -= 1;
    }
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#timer);
  }

  #onTime(): void {
    const now = performance.now();
    // Data that arrived while this process was blocked has not been read yet.
    const stoodStill = now - this.#lookedAt > 2 * everyMs;
    this.#lookedAt = now;
    const suspicious = this.#look(stoodStill);
    if (suspicious && this.#busy > 0 && !this.#asking && !this.isSilent) void this.#ask();
  }

  /** Whether a connection has been silent for long. */
  #look(stoodStill = false): boolean {
    const now = performance.now();
    let suspicious = false;
    for (const [socket, seen] of this.#sockets) {
      const { bytesRead, bytesWritten } = socket;
      if (stoodStill || bytesRead !== seen.read || bytesWritten !== seen.written) {
        this.#heard += bytesRead - seen.read;
        Object.assign(seen, { read: bytesRead, written: bytesWritten, since: now });
      } else if (bytesRead === 0 && now - seen.born >= handshakeMs) {
        socket.destroy(new DatabaseSilent());
      } else if (seen.since !== null && now - seen.since >= silentMs) {
        suspicious = true;
      }
    }
    return suspicious;
  }

  async #ask(): Promise<void> {
    this.#asking = true;
    const asked = performance.now();
    const receivedBefore = this.#heard;
    const answered = await this.#options.answers();
    this.#look();
    // If other connections receive data, the database is alive, although it accepts no new ones.
    if (answered || this.#heard > receivedBefore) this.#forgive(asked);
    else if (!this.#closed) await this.#giveUp(asked);
    this.#asking = false;
  }

  /** A connection that was silent during the probe waits for something, such as a lock: its own timeout handles that. */
  #forgive(asked: number): void {
    for (const seen of this.#sockets.values()) {
      if (seen.since !== null && seen.since <= asked) seen.since = null;
    }
  }

  async #giveUp(since: number): Promise<void> {
    this.#silentSince = since;
    this.#options.onChange('silent', 0);
    for (const socket of this.#sockets.keys()) socket.destroy(new DatabaseSilent());
    while (!this.#closed && !(await this.#options.answers())) {
      await new Promise((resolve) => setTimeout(resolve, againMs).unref());
    }
    this.#silentSince = null;
    if (!this.#closed) this.#options.onChange('back', Math.round(performance.now() - since));
  }
}
