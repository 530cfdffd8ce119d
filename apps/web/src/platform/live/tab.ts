import type { LineState, Message } from './messages.ts';
import { numberOf, readFields } from './read-fields.ts';

/** Changes within this time are reported together. */
const GATHER_MS = 50;
const PING_MS = 5000;
/** How long a tab waits for an answer before it takes over. */
const ANSWER_MS = 4000;
/** A tab that has been hidden for this long stops following offers. */
const HIDDEN_MS = 60_000;
/** What is about to be scrolled to counts as in view. */
const IN_VIEW = '25% 0px';

/** A tab's subscription to an offer. */
export interface Following {
  readonly code: number;
  /** Known sequence; null: none. */
  readonly seq: number | null;
  /** Its own page is open. */
  readonly open?: boolean;
  /** A state, as received at that instant of this machine's clock: possibly an old one. */
  onState?(data: string, at: number): void;
  /** How many look at it. */
  onAudience?(watching: number): void;
  /** It was taken off the site; a new state means that it is back. */
  onGone?(): void;
}

/** A new notification. */
export interface LiveNotice {
  readonly code: number;
  readonly title: string;
  /** Path within the site; null: only the inbox shows it. */
  readonly path: string | null;
}

/** Account events that a tab can subscribe to. */
export interface LiveListeners {
  notice: (notice: LiveNotice) => void;
  /** The account's deals on an offer changed; null: on any, because changes may have been missed. */
  negotiation: (offerCode: number | null) => void;
  /** A conversation of the account has changed; null: any may have, because changes may have been missed. */
  message: (conversation: number | null) => void;
  /** Number of unread notifications; null: there is no session (any more). */
  unread: (count: number | null) => void;
  state: (state: LineState) => void;
}

/** Dependencies of a tab. */
export interface TabWorld {
  readonly id: string;
  /** To the other tabs, and to the leader if it is this one. */
  send(message: Message): void;
  /** The tab that holds the stream does not answer. */
  seize(): void;
  visible(): boolean;
}

/** One tab: what it shows, and which part of it receives what. */
export class Tab {
  readonly #world: TabWorld;
  readonly #following = new Set<Following>();
  readonly #seqs = new Map<number, number>();
  readonly #listeners: { [Name in keyof LiveListeners]: Set<LiveListeners[Name]> } = {
    notice: new Set(),
    negotiation: new Set(),
    message: new Set(),
    unread: new Set(),
    state: new Set(),
  };
  #account: number | null = null;
  #notice: number | null = null;
  #state: LineState = 'resting';
  /** No stream has been open for the account since this tab loaded what it shows. */
  #unheard = true;
  #hidden = false;
  #saying: ReturnType<typeof setTimeout> | undefined;
  #hiding: ReturnType<typeof setTimeout> | undefined;
  #answer: ReturnType<typeof setTimeout> | undefined;
  readonly #pinging: ReturnType<typeof setInterval>;

  constructor(world: TabWorld) {
    this.#world = world;
    this.#pinging = setInterval(() => this.#ping(), PING_MS);
    this.#say();
  }

  follow(following: Following): () => void {
    this.#following.add(following);
    this.#note(following.code, following.seq);
    this.#say();
    return () => {
      this.#following.delete(following);
      this.#say();
    };
  }

  /** As `follow`, while an element is in view or close to it. */
  followInView(element: Element, following: Following): () => void {
    let stop: (() => void) | null = null;
    const leave = (): void => {
      stop?.();
      stop = null;
    };
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) stop ??= this.follow(following);
        else leave();
      },
      { rootMargin: IN_VIEW },
    );
    watch.observe(element);
    return () => {
      watch.disconnect();
      leave();
    };
  }

  on<Name extends keyof LiveListeners>(name: Name, listener: LiveListeners[Name]): () => void {
    const listeners: Set<LiveListeners[Name]> = this.#listeners[name];
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  get state(): LineState {
    return this.#state;
  }

  /** Who is signed in here now. */
  setAccount(account: number | null): void {
    if (account === this.#account) return;
    this.#account = account;
    this.#notice = null;
    this.#unheard = true;
    this.#say();
  }

  /** The tab was shown or hidden. */
  look(): void {
    clearTimeout(this.#hiding);
    if (!this.#world.visible()) {
      this.#hiding = setTimeout(() => this.#hide(true), HIDDEN_MS);
      return this.#say();
    }
    this.#hide(false);
    this.#ping();
  }

  receive(message: Message): void {
    if (message.kind === 'lead') {
      this.#answered();
      return this.#sayNow();
    }
    if (message.kind === 'state') {
      this.#answered();
      if (message.state === this.#state) return;
      this.#state = message.state;
      if (message.state !== 'open') this.#unheard = true;
      for (const listener of this.#listeners.state) listener(message.state);
    }
    if (message.kind === 'event') this.#handleEvent(message);
  }

  stop(): void {
    clearInterval(this.#pinging);
    for (const timer of [this.#saying, this.#hiding, this.#answer]) clearTimeout(timer);
    this.#world.send({ kind: 'bye', from: this.#world.id });
  }

  #handleEvent({ name, data, at }: Extract<Message, { kind: 'event' }>): void {
    const fields = readFields(data);
    const code = numberOf(fields['codigoOferta']);
    if (code !== null && name === 'oferta') {
      this.#note(code, numberOf(fields['seq']));
      for (const each of this.#following) if (each.code === code) each.onState?.(data, at);
    }
    if (code !== null && name === 'observando') {
      const watching = numberOf(fields['observando']) ?? 0;
      for (const each of this.#following) if (each.code === code) each.onAudience?.(watching);
    }
    if (code !== null && name === 'indisponivel') {
      for (const each of this.#following) if (each.code === code) each.onGone?.();
    }
    if (code !== null && name === 'negociacao') this.#notifyNegotiation(code);
    if (name === 'mensagem') this.#notifyMessage(numberOf(fields['conversa']));
    if (name === 'sessao' || name === 'aviso') this.#handleAccount(fields);
  }

  #handleAccount(fields: Readonly<Record<string, unknown>>): void {
    const { conta, naoLidas, ultimoAviso, codigo, titulo, destino } = fields;
    const notice = numberOf(codigo ?? ultimoAviso);
    if (this.#account === null) return;
    if (notice !== null) this.#notice = Math.max(this.#notice ?? 0, notice);
    for (const listener of this.#listeners.unread) listener(conta === false ? null : numberOf(naoLidas));
    if (conta === false) this.#unheard = true;
    else if (this.#unheard) {
      this.#unheard = false;
      this.#notifyNegotiation(null);
      this.#notifyMessage(null);
    }
    if (typeof codigo !== 'number' || typeof titulo !== 'string') return;
    const received = { code: codigo, title: titulo, path: typeof destino === 'string' ? destino : null };
    for (const listener of this.#listeners.notice) listener(received);
  }

  #notifyNegotiation(offerCode: number | null): void {
    for (const listener of this.#listeners.negotiation) listener(offerCode);
  }

  #notifyMessage(conversation: number | null): void {
    for (const listener of this.#listeners.message) listener(conversation);
  }

  #note(code: number, seq: number | null): void {
    if (seq !== null) this.#seqs.set(code, Math.max(seq, this.#seqs.get(code) ?? seq));
  }

  #say(): void {
    clearTimeout(this.#saying);
    this.#saying = setTimeout(() => this.#sayNow(), GATHER_MS);
  }

  #sayNow(): void {
    clearTimeout(this.#saying);
    const followed = this.#hidden ? [] : [...this.#following];
    const codes = [...new Set(followed.map(({ code }) => code))];
    for (const code of this.#seqs.keys()) if (!codes.includes(code)) this.#seqs.delete(code);
    this.#world.send({
      kind: 'wants',
      from: this.#world.id,
      wants: {
        offers: codes.map((code) => [code, this.#seqs.get(code) ?? null] as const),
        open: followed.filter(({ open }) => open === true).map(({ code }) => code),
        account: this.#account,
        notice: this.#notice,
        visible: this.#world.visible(),
      },
    });
  }

  #hide(hidden: boolean): void {
    this.#hidden = hidden;
    this.#sayNow();
  }

  #ping(): void {
    this.#world.send({ kind: 'ping', from: this.#world.id });
    if (this.#world.visible()) this.#answer ??= setTimeout(() => this.#unanswered(), ANSWER_MS);
  }

  #unanswered(): void {
    this.#answer = undefined;
    if (this.#world.visible()) this.#world.seize();
  }

  #answered(): void {
    clearTimeout(this.#answer);
    this.#answer = undefined;
  }
}
