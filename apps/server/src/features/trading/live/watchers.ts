import { setImmediate as nextTurn } from 'node:timers/promises';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Change } from '../../../platform/live/change.ts';
import { auctionReader, presentLive, type AuctionRow } from '../auctions/public.ts';
import { Audience } from './audience.ts';
import { eventBytes, type Line } from './line.ts';
import { ReadInTurn } from './read-in-turn.ts';

/** After writing to this many streams, other work, bids above all, gets its turn: some 20 ms. */
const turnSize = 2000;

/** A stream whose first events are still being read. */
export interface Arrival {
  /** Writes the rows that the client does not know yet, then whatever changed while they were read; from then on every change is sent to it. */
  begin(line: Line, rows: readonly AuctionRow[], known?: ReadonlyMap<number, number | null>): void;
  /** It will not come. */
  end(): void;
}

interface Waiting {
  readonly codes: ReadonlySet<number>;
  readonly late: Map<number, { readonly seq: number; readonly event: Buffer }>;
}

/** Which streams follow which offers. One database read and one buffer serve all streams of an offer. */
export class Watchers {
  readonly #deps: ServerDeps;
  readonly #audience: Audience;
  readonly #lines = new Map<number, Set<Line>>();
  readonly #open = new Map<number, { readonly lines: Set<Line>; sent: number }>();
  readonly #arriving = new Set<Waiting>();
  readonly #reading: ReadInTurn<number>;
  readonly #stop: () => void;

  constructor(deps: ServerDeps) {
    this.#deps = deps;
    this.#audience = new Audience(deps.live, () => this.#notifyAudiences());
    this.#reading = new ReadInTurn((codes) => this.#publish(codes));
    this.#stop = deps.live.onChange((changes) => this.#reading.ask(this.#followed(changes)));
  }

  /**
   * Announces that a stream is about to follow offers, so that no change is lost between reading them and `begin`. A browser with the page
   * of an offer open counts as watching it.
   */
  arrive(codes: ReadonlySet<number>, open: ReadonlySet<number>): Arrival {
    const waiting: Waiting = { codes, late: new Map() };
    this.#arriving.add(waiting);
    return {
      end: () => this.#arriving.delete(waiting),
      begin: (line, rows, known = new Map()) => {
        this.#arriving.delete(waiting);
        if (line.gone) return;
        for (const row of rows) if (open.has(row.offer_code)) this.#enter(row.offer_code, line);
        const shown = new Set(rows.map(({ offer_code: code }) => code));
        // Its page is open, and the offer was taken off the site while there was no stream; it may come back.
        for (const code of open) if (waiting.codes.has(code) && !shown.has(code)) this.#missing(code, line);
        for (const row of rows) {
          const late = waiting.late.get(row.offer_code);
          // An ended offer can still change without a ledger line; an open page also shows the number of watchers.
          const sent = known.get(row.offer_code) === row.last_seq && row.status === 'A';
          if (!sent || open.has(row.offer_code)) line.write(this.#eventOf(row));
          if (late && late.seq > row.last_seq) line.write(late.event);
          this.#follow(row.offer_code, line);
        }
      },
    };
  }

  close(): void {
    this.#stop();
    this.#reading.close();
    this.#audience.close();
  }

  #missing(code: number, line: Line): void {
    line.write(this.#goneEventOf(code));
    this.#follow(code, line);
  }

  #follow(code: number, line: Line): void {
    const lines = this.#lines.get(code) ?? new Set();
    this.#lines.set(code, lines.add(line));
    line.onClose(() => {
      lines.delete(line);
      if (lines.size === 0 && this.#lines.get(code) === lines) this.#lines.delete(code);
    });
  }

  #enter(code: number, line: Line): void {
    const open = this.#open.get(code) ?? { lines: new Set(), sent: 0 };
    this.#open.set(code, open);
    open.lines.add(line);
    this.#audience.enter(code);
    line.onClose(() => {
      open.lines.delete(line);
      this.#audience.leave(code);
      if (open.lines.size === 0 && this.#open.get(code) === open) this.#open.delete(code);
    });
  }

  /** The changed offers that a stream here follows, or is about to; all of them after a gap. */
  #followed(changes: readonly Change[] | 'any'): Set<number> {
    const followed = (code: number): boolean =>
      this.#lines.has(code) || [...this.#arriving].some(({ codes }) => codes.has(code));
    if (changes !== 'any') {
      const changed = changes.flatMap((change) => (change.kind === 'offer' ? change.offerCode : []));
      return new Set(changed.filter(followed));
    }
    return new Set([...this.#lines.keys(), ...[...this.#arriving].flatMap(({ codes }) => [...codes])]);
  }

  async #publish(codes: readonly number[]): Promise<void> {
    const rows = await auctionReader(this.#deps.database).findShown(codes, this.#deps.clock.now());
    for (const row of rows) await this.#write(row.offer_code, row.last_seq, this.#eventOf(row));
    const shown = new Set(rows.map(({ offer_code: code }) => code));
    for (const code of codes.filter((each) => !shown.has(each))) {
      await this.#write(code, Number.MAX_SAFE_INTEGER, this.#goneEventOf(code));
    }
  }

  async #write(code: number, seq: number, event: Buffer): Promise<void> {
    for (const { codes: awaited, late } of this.#arriving) {
      if (awaited.has(code)) late.set(code, { seq, event });
    }
    let written = 0;
    for (const line of this.#lines.get(code) ?? []) {
      line.write(event);
      written += 1;
      if (written % turnSize === 0) await nextTurn();
    }
  }

  /** Publishes how many users watch each open offer, when the number has changed visibly. */
  #notifyAudiences(): void {
    for (const [code, open] of this.#open) {
      const watching = this.#audience.of(code);
      if (Math.abs(watching - open.sent) <= Math.floor(watching / 50)) continue;
      open.sent = watching;
      const event = eventBytes('observando', { codigoOferta: code, observando: watching });
      for (const line of open.lines) if (line.whole) line.write(event);
    }
  }

  /** The offer is not, or no longer, on the site; the reason is not published here (rule 0.31). */
  #goneEventOf(code: number): Buffer {
    const agora = isoInstant(this.#deps.clock.now());
    return eventBytes('indisponivel', { codigoOferta: code, agora });
  }

  #eventOf(row: AuctionRow): Buffer {
    const figures = presentLive(row, this.#deps.clock.now());
    return eventBytes('oferta', { ...figures, observando: this.#audience.of(row.offer_code) }, row.last_seq);
  }
}
