import { FollowedOffers } from './followed-offers.ts';
import { Line, type LineWorld } from './line.ts';
import type { LineState, Message, Wants } from './messages.ts';
import { numberOf, readFields } from './read-fields.ts';

/** Changes of what is wanted within this time cause a single reconnect. */
const GATHER_MS = 250;
/** A tab that is silent for this long is gone; a hidden one reports every minute. */
const FORGET_MS = 150_000;
/** How long the stream stays open after the last tab is hidden. */
const REST_MS = 5 * 60_000;
const TIDY_MS = 30_000;

/** Dependencies of the leading tab. */
export interface LeaderWorld extends Pick<LineWorld, 'now' | 'random'> {
  /** Opens a stream by its query. */
  request(query: URLSearchParams, signal: AbortSignal): Promise<Response>;
  /** To all tabs, including this one. */
  post(message: Message): void;
}

interface Tab {
  wants: Wants;
  receivedAt: number;
  /** When a user signed in or out there. */
  readonly signedAt: number;
}

/** Holds the one stream of the browser for all its tabs. */
export class Leader {
  readonly #world: LeaderWorld;
  readonly #line: Line;
  readonly #tabs = new Map<string, Tab>();
  readonly #offers = new FollowedOffers();
  readonly #deliveredNotices = new Set<number>();
  readonly #tidy: ReturnType<typeof setInterval>;
  #state: LineState = 'resting';
  #account: number | null = null;
  #notice: number | null = null;
  /** The state of the account, for tabs that open later. */
  #session: Readonly<Record<string, unknown>> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #seenAt: number;

  constructor(world: LeaderWorld) {
    this.#world = world;
    this.#seenAt = world.now();
    this.#line = new Line({
      now: world.now,
      random: world.random,
      request: (signal) => world.request(this.#query(), signal),
      onEvent: (name, data) => this.#onEvent(name, data),
      onState: (state) => {
        this.#state = state;
        world.post({ kind: 'state', state });
      },
    });
    this.#tidy = setInterval(() => this.#forget(), TIDY_MS);
    world.post({ kind: 'lead' });
  }

  receive(message: Message): void {
    if (message.kind === 'bye') {
      this.#tabs.delete(message.from);
      return this.#later(GATHER_MS);
    }
    if (message.kind === 'ping') {
      const tab = this.#tabs.get(message.from);
      if (tab === undefined) return this.#world.post({ kind: 'lead' });
      tab.receivedAt = this.#world.now();
      return this.#world.post({ kind: 'state', state: this.#state });
    }
    if (message.kind === 'wants') this.#want(message.from, message.wants);
  }

  /** The network came or went. */
  network(online: boolean): void {
    if (this.#state === 'resting') return;
    if (online) this.#line.open();
    else this.#line.interrupt();
  }

  /** The session of the browser has new secrets. */
  renew(): void {
    if (this.#state !== 'resting') this.#line.open();
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#tidy);
    this.#line.close();
  }

  #want(from: string, wants: Wants): void {
    const before = this.#tabs.get(from);
    const now = this.#world.now();
    const same = before?.wants.account === wants.account;
    this.#tabs.set(from, { wants, receivedAt: now, signedAt: same ? before.signedAt : now });
    if (wants.visible) this.#seenAt = now;
    for (const { data, at } of this.#offers.unknownTo(wants)) {
      this.#world.post({ kind: 'event', name: 'oferta', data, at });
    }
    const account = this.#signedIn();
    if (account !== this.#account) {
      this.#account = account;
      this.#notice = null;
      this.#session = null;
      this.#deliveredNotices.clear();
      if (this.#state !== 'resting') return this.#later(0, true);
    }
    if ((before?.wants.account ?? null) === null && wants.account !== null && this.#session !== null) {
      this.#world.post({ kind: 'event', name: 'sessao', data: JSON.stringify(this.#session), at: now });
    }
    if (wants.account === this.#account && wants.notice !== null) {
      this.#notice = Math.max(this.#notice ?? 0, wants.notice);
    }
    this.#later(this.#state === 'resting' ? 0 : GATHER_MS);
  }

  /** The signed-in account, as reported by the tab where it changed last. */
  #signedIn(): number | null {
    const tabs = [...this.#tabs.values()].filter(({ wants }) => wants.account !== null);
    return tabs.toSorted((one, other) => other.signedAt - one.signedAt)[0]?.wants.account ?? null;
  }

  #later(pause: number, anyway = false): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#update(anyway), pause);
  }

  #update(anyway: boolean): void {
    const wants = this.#wants();
    const wanted = this.#account !== null || wants.some(({ offers }) => offers.length > 0);
    const inSight = wants.some(({ visible }) => visible) || this.#world.now() - this.#seenAt < REST_MS;
    if (wants.length === 0 || !wanted || !inSight) {
      if (this.#state !== 'resting') this.#line.close();
      return;
    }
    if (anyway || this.#state === 'resting' || !this.#offers.covers(wants)) this.#line.open();
  }

  #query(): URLSearchParams {
    const query = new URLSearchParams();
    const { ofertas, abertas } = this.#offers.ask(this.#wants());
    if (ofertas !== '') query.set('ofertas', ofertas);
    if (abertas !== '') query.set('abertas', abertas);
    if (this.#account !== null && this.#notice !== null) query.set('avisos', String(this.#notice));
    return query;
  }

  #onEvent(name: string, data: string): void {
    const at = this.#world.now();
    if (name === 'oferta' && !this.#offers.take(data, at)) return;
    if (name === 'aviso' || name === 'sessao') {
      const fields = readFields(data);
      const { codigo, ultimoAviso, naoLidas } = fields;
      const notice = numberOf(codigo ?? ultimoAviso);
      // While one stream takes over from another, both deliver the notice.
      if (name === 'aviso' && notice !== null && this.#deliveredNotices.has(notice)) return;
      if (name === 'aviso' && notice !== null) this.#deliveredNotices.add(notice);
      this.#session = name === 'sessao' ? fields : { ...this.#session, naoLidas, ultimoAviso: notice };
      if (notice !== null) this.#notice = Math.max(this.#notice ?? 0, notice);
    }
    this.#world.post({ kind: 'event', name, data, at });
  }

  #wants(): Wants[] {
    return [...this.#tabs.values()].map(({ wants }) => wants);
  }

  #forget(): void {
    const now = this.#world.now();
    for (const [from, { receivedAt, wants }] of this.#tabs) {
      if (now - receivedAt > FORGET_MS) this.#tabs.delete(from);
      else if (wants.visible) this.#seenAt = now;
    }
    this.#update(false);
  }
}
