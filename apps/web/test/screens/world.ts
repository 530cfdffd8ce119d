import { commands } from 'vitest/browser';
import { saveToken } from '../../src/platform/session/token.ts';
import type { Person, PersonOptions } from '../world/options.ts';
import { World } from '../world/world.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    askWorld(command: string, input: object): Promise<unknown>;
    clearCookies(): Promise<void>;
  }
}

/** Prepares what a test of a screen starts from, and signs people in in this browser. */
class ScreenWorld extends World {
  constructor() {
    super((command, input) => commands.askWorld(command, input), '');
  }

  /** Gives this browser a session of this person, without the sign-in screen. */
  async signIn(person: Pick<Person, 'id'>): Promise<void> {
    saveToken(await this.token(person));
  }

  /** A new person, signed in in this browser. */
  async signedIn(options: PersonOptions = {}): Promise<Person> {
    const person = await this.person(options);
    await this.signIn(person);
    return person;
  }
}

/** The world of this browser. */
export const world = new ScreenWorld();
