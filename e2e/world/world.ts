import type { BrowserContext } from '@playwright/test';
import type { Person, PersonOptions } from '../../apps/web/test/world/options.ts';
import { World as ProductWorld } from '../../apps/web/test/world/world.ts';
import type { WorldProcess } from '../../apps/web/test/world/world-process.ts';

export { fieldOf, numberOf, textOf } from '../../apps/web/test/world/world.ts';

/** Prepares what a journey starts from, and signs people in in its browsers. */
export class World extends ProductWorld {
  readonly #origin: string;

  constructor(process: WorldProcess, origin: string) {
    super((command, input) => process.ask(command, input), origin);
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
}
