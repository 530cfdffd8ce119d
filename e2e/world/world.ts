import type { BrowserContext } from '@playwright/test';
import type { Person, PersonOptions } from '../../apps/web/test/world/options.ts';
import { textOf, World as ProductWorld } from '../../apps/web/test/world/world.ts';
import type { WorldProcess } from '../../apps/web/test/world/world-process.ts';

export { fieldOf, numberOf, textOf } from '../../apps/web/test/world/world.ts';

interface WorldSheet {
  readonly name: string;
  readonly rows: readonly (readonly (string | number)[])[];
}

/** Prepares what a journey starts from, and signs people in in its browsers. */
export class World extends ProductWorld {
  readonly #process: WorldProcess;
  readonly #origin: string;

  constructor(process: WorldProcess, origin: string) {
    super((command, input) => process.ask(command, input), origin);
    this.#process = process;
    this.#origin = origin;
  }

  /** Gives a browser a session of this person, without the sign-in screen. */
  async signIn(context: BrowserContext, person: Pick<Person, 'id'>): Promise<void> {
    const token = await this.token(person);
    await context.addCookies([{ name: 'token', value: token, url: this.#origin, sameSite: 'Lax' }]);
  }

  /** A new person, signed in in this browser. */
  async signedIn(context: BrowserContext, options: PersonOptions = {}): Promise<Person> {
    const person = await this.person(options);
    await this.signIn(context, person);
    return person;
  }

  /** Gives a browser a session of the back office of this user, without the sign-in screen. */
  async signInToOffice(context: BrowserContext, { id }: Pick<Person, 'id'>): Promise<void> {
    const value = textOf(await this.#process.ask('office-cookie', { accountId: id }));
    const { hostname: domain } = new URL(this.#origin);
    await context.addCookies([
      { name: 'office', value, domain, path: '/api/admin', httpOnly: true, sameSite: 'Strict' },
    ]);
  }

  /** The bytes of a workbook with these sheets. */
  async workbook(sheets: readonly WorldSheet[]): Promise<Buffer> {
    return Buffer.from(textOf(await this.#process.ask('workbook', sheets)), 'base64');
  }

  /** Reminds visitors as the worker does at this instant (ISO 8601): journeys wait neither for a day nor for the hours of reminders. */
  async remindVisitors(at: string): Promise<void> {
    await this.#process.ask('remind-visitors', { at });
  }

  /** Reads what the local bank gave back by itself, as the worker does every three minutes. */
  async findBankRefunds(): Promise<void> {
    await this.#process.ask('find-bank-refunds', { origin: this.#origin });
  }

  /** Completes purchases that were collected, as the worker does each minute. */
  async completeCollected(): Promise<void> {
    await this.#process.ask('complete-collected', {});
  }

  /** The bytes of a ZIP with these files. */
  async zip(files: readonly { readonly name: string; readonly content: Buffer }[]): Promise<Buffer> {
    const sent = files.map(({ name, content }) => ({ name, content: content.toString('base64') }));
    return Buffer.from(textOf(await this.#process.ask('zip', sent)), 'base64');
  }
}
