import type { BrowserCommand } from 'vitest/node';
import { WorldProcess } from '../world/world-process.ts';
import { screensDataDir } from './settings.ts';

let world: WorldProcess | undefined;

/** Sends a command to the process that prepares things in the database of the product. */
const askWorld: BrowserCommand<[command: string, input: object]> = (_context, command, input) => {
  world ??= detached();
  return world.ask(command, input);
};

/** Nobody is notified when the last test is over, so the process must not keep the run from ending. */
function detached(): WorldProcess {
  const process = new WorldProcess(screensDataDir() ?? '');
  process.detach();
  return process;
}

/** Forgets every cookie of the browser, those that scripts cannot read too. */
const clearCookies: BrowserCommand<[]> = ({ context }) => context.clearCookies();

/** Shows the screen in light or dark colours, as its visitor's system asks for; null: as the browser likes it. */
const showColours: BrowserCommand<[colours: 'light' | 'dark' | null]> = ({ page }, colours) =>
  page.emulateMedia({ colorScheme: colours });

/** What tests of screens may have done outside of the browser. */
export const screenCommands = { askWorld, clearCookies, showColours };
