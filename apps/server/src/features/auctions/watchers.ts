import type { ServerResponse } from 'node:http';
import type { ServerDeps } from '../../deps.ts';
import type { Change } from '../../platform/live/change.ts';
import type { AuctionRow } from './auction-row.ts';
import { presentLive } from './auctions.present.ts';
import { auctionReader } from './auctions.store.ts';

/** A comment this often keeps proxies from closing a quiet line. */
const heartbeatMs = 15_000;
/** Bytes that a slow reader may leave unread before its line is closed; it comes back by itself. */
const mostUnread = 64 * 1024;

/** A connection whose first event is still being read. */
interface Arrival {
  /** Whether the offer changed since this was asked last, or since the arrival. */
  isLate(): boolean;
  end(): void;
}

/** The open live connections of this process, by offer. One read of the database serves all watchers of an offer. */
export class Watchers {
  readonly #deps: ServerDeps;
  readonly #lines = new Map<number, Set<ServerResponse>>();
  readonly #arriving = new Set<{ readonly code: number; late: boolean }>();
  readonly #stop: () => void;
  readonly #heartbeat: NodeJS.Timeout;
  #count = 0;

  constructor(deps: ServerDeps) {
    this.#deps = deps;
    this.#stop = deps.live.onChange((changes) => void this.#tell(offersIn(changes)));
    this.#heartbeat = setInterval(() => this.#beat(), heartbeatMs);
    this.#heartbeat.unref();
  }

  /** Notes that somebody is about to watch an offer, so that no change falls between reading it and `add`. */
  arrive(code: number): Arrival {
    const arrival = { code, late: false };
    this.#arriving.add(arrival);
    return {
      isLate: () => {
        const { late } = arrival;
        arrival.late = false;
        return late;
      },
      end: () => this.#arriving.delete(arrival),
    };
  }

  /** Adds a connection, writes it the present state, and forgets it when it closes. */
  add(row: AuctionRow, line: ServerResponse, now: number): void {
    // Whoever has gone meanwhile will not say so again.
    if (line.destroyed) return;
    const lines = this.#lines.get(row.offer_code) ?? new Set();
    this.#lines.set(row.offer_code, lines.add(line));
    this.#deps.metrics.watchers(++this.#count);
    line.write(eventOf(row, now, lines.size));
    line.on('close', () => {
      lines.delete(line);
      if (lines.size === 0) this.#lines.delete(row.offer_code);
      this.#deps.metrics.watchers(--this.#count);
    });
  }

  close(): void {
    this.#stop();
    clearInterval(this.#heartbeat);
    for (const lines of this.#lines.values()) for (const line of lines) line.end();
  }

  async #tell(codes: readonly number[] | 'any'): Promise<void> {
    for (const arrival of this.#arriving) {
      if (codes === 'any' || codes.includes(arrival.code)) arrival.late = true;
    }
    const watched = codes === 'any' ? [...this.#lines.keys()] : codes.filter((code) => this.#lines.has(code));
    if (watched.length === 0) return;
    const rows = await auctionReader(this.#deps.database)
      .findMany(watched)
      .catch(() => []);
    for (const row of rows) {
      const lines = this.#lines.get(row.offer_code);
      if (!lines) continue;
      const event = Buffer.from(eventOf(row, this.#deps.clock.now(), lines.size));
      for (const line of lines) send(line, event);
    }
  }

  #beat(): void {
    for (const lines of this.#lines.values()) for (const line of lines) line.write(': \n\n');
  }
}

function offersIn(changes: readonly Change[] | 'any'): readonly number[] | 'any' {
  if (changes === 'any') return 'any';
  return changes.flatMap((change) => (change.kind === 'offer' ? change.offerCode : []));
}

function send(line: ServerResponse, event: Buffer): void {
  if (line.writableLength > mostUnread) line.destroy();
  else line.write(event);
}

function eventOf(row: AuctionRow, now: number, watching: number): string {
  const data = JSON.stringify({ ...presentLive(row, now), observando: watching });
  return `id: ${row.last_seq}\nevent: oferta\ndata: ${data}\n\n`;
}
