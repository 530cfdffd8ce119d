import type { OfferOptions, Person, PersonOptions } from './options.ts';

type Value = string | number | boolean | null;

/** Sends a command to the process that prepares things in the database of the tried product, and answers its reply. */
export type Ask = (command: string, input: object) => Promise<unknown>;

/** Prepares what a test of a screen starts from: offers that end when it needs it, people, sessions. */
export class World {
  readonly #ask: Ask;
  readonly #origin: string;

  constructor(ask: Ask, origin: string) {
    this.#ask = ask;
    this.#origin = origin;
  }

  /** Saves an offer and answers its code, once lists know it. */
  async offer(options: OfferOptions = {}): Promise<number> {
    const code = numberOf(await this.#ask('offer', options));
    const isListed = (options.status ?? 'A') === 'A' && (options.endsInSeconds ?? Infinity) > 0;
    if (isListed) await newestListed(this.#origin, code, await this.#storeOf(options));
    return code;
  }

  /** Saves an account that has everything a purchase needs. */
  async person(options: PersonOptions = {}): Promise<Person> {
    const reply = await this.#ask('person', options);
    return {
      id: numberOf(fieldOf(reply, 'id')),
      email: textOf(fieldOf(reply, 'email')),
      name: textOf(fieldOf(reply, 'name')),
      password: textOf(fieldOf(reply, 'password')),
    };
  }

  /** The token of a new session of this person, for calls that they make without a browser; `office`: for those of the back office. */
  async token({ id }: Pick<Person, 'id'>, office = false): Promise<string> {
    return textOf(await this.#ask('session', { accountId: id, office }));
  }

  /** Runs a statement in the database of the product and answers its rows. */
  async query(text: string, values: readonly Value[] = []): Promise<readonly unknown[]> {
    const rows = await this.#ask('query', { text, values });
    return listOf(rows);
  }

  /** The value of the first column named `name` in the first row. */
  async value(name: string, text: string, values: readonly Value[] = []): Promise<unknown> {
    const [row] = await this.query(text, values);
    return fieldOf(row, name);
  }

  /** The `partner` of a call that asks for the list in which this offer stands: a store's own, or that of the house. */
  async #storeOf({ partnerId }: OfferOptions): Promise<string> {
    if (partnerId === undefined) return '';
    const store = await this.value('store', 'select store from partner where id = $1', [partnerId]);
    return `&partner=${textOf(store)}`;
  }

  /** A word that no other offer holds: a search for it finds only what this test made. */
  word(): string {
    return `zq${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}${crypto.randomUUID().slice(0, 6).replaceAll(/\d/g, 'k').replaceAll('-', '')}`;
  }
}

/** Lists hear of a new offer within a third of a second; anyone who asks for the newest one sees when. */
async function newestListed(origin: string, code: number, store: string): Promise<void> {
  for (let times = 0; times < 100; times += 1) {
    const reply = await fetch(`${origin}/api/offer?limit=1&moment=${performance.now()}${store}`);
    const [newest] = listOf(fieldOf(await reply.json(), 'data'));
    const listed = fieldOf(newest, 'codigo');
    if (typeof listed === 'number' && listed >= code) return;
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? Array.from<unknown>(value) : [];
}

/** The field of a reply; undefined without it. */
export function fieldOf(reply: unknown, name: string): unknown {
  return typeof reply === 'object' && reply !== null ? Reflect.get(reply, name) : undefined;
}

/** The reply as a number. Errors: it is none. */
export function numberOf(value: unknown): number {
  if (typeof value !== 'number') throw new Error(`not a number: ${JSON.stringify(value)}`);
  return value;
}

/** The reply as a text. Errors: it is none. */
export function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new Error(`not a text: ${JSON.stringify(value)}`);
  return value;
}
