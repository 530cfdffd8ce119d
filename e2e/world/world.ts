import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { OfferWish, Person, PersonWish } from './wishes.ts';
import type { WorldProcess } from './world-process.ts';

type Value = string | number | boolean | null;

/** Prepares what a journey starts from: offers that end when it needs it, people, sessions, listings of the import. */
export class World {
  readonly #process: WorldProcess;
  readonly #origin: string;

  constructor(process: WorldProcess, origin: string) {
    this.#process = process;
    this.#origin = origin;
  }

  /** Saves an offer and answers its code, once lists know it. */
  async offer(wish: OfferWish = {}): Promise<number> {
    const code = numberOf(await this.#process.ask('offer', wish));
    const isListed = (wish.status ?? 'A') === 'A' && (wish.endsInSeconds ?? Infinity) > 0;
    if (isListed && wish.partnerId === undefined) await newestListed(this.#origin, code);
    return code;
  }

  /** Saves an account that has everything a purchase needs. */
  async person(wish: PersonWish = {}): Promise<Person> {
    const reply = await this.#process.ask('person', wish);
    return {
      id: numberOf(fieldOf(reply, 'id')),
      email: textOf(fieldOf(reply, 'email')),
      name: textOf(fieldOf(reply, 'name')),
      password: textOf(fieldOf(reply, 'password')),
    };
  }

  /** The token of a new session of this person, for calls that he makes without a browser. */
  async token({ id }: Pick<Person, 'id'>): Promise<string> {
    return textOf(await this.#process.ask('session', { accountId: id }));
  }

  /** Gives a browser a session of this person, without the sign-in screen. */
  async signIn(context: BrowserContext, person: Pick<Person, 'id'>): Promise<void> {
    const token = await this.token(person);
    await context.addCookies([{ name: 'token', value: token, url: this.#origin, sameSite: 'Lax' }]);
  }

  /** A new person, signed in in this browser. */
  async signedIn(context: BrowserContext, wish: PersonWish = {}): Promise<Person> {
    const person = await this.person(wish);
    await this.signIn(context, person);
    return person;
  }

  /** Runs a statement in the database of the product and answers its rows. */
  async query(text: string, values: readonly Value[] = []): Promise<readonly unknown[]> {
    const rows = await this.#process.ask('query', { text, values });
    return listOf(rows);
  }

  /** The value of the first column named `name` in the first row. */
  async value(name: string, text: string, values: readonly Value[] = []): Promise<unknown> {
    const [row] = await this.query(text, values);
    return fieldOf(row, name);
  }

  /** A word that no other offer holds: a search for it finds only what this test made. */
  word(): string {
    return `zq${randomUUID().replaceAll(/[^a-f]/g, '')}${randomUUID().slice(0, 6).replaceAll(/\d/g, 'k').replaceAll('-', '')}`;
  }
}

/** Lists hear of a new offer within a third of a second; whoever asks for the newest one sees when. */
async function newestListed(origin: string, code: number): Promise<void> {
  for (let times = 0; times < 20; times += 1) {
    const reply = await fetch(`${origin}/api/offer?limit=1&moment=${performance.now()}`);
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
