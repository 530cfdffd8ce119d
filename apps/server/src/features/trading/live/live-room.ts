import type { ServerDeps } from '../../../deps.ts';
import { AccountLines } from './account-lines.ts';
import { OpenLines } from './open-lines.ts';
import { Watchers } from './watchers.ts';

/** Half an hour: then a browser reconnects with its current token, perhaps to another node. */
const mostAgeMs = 30 * 60_000;

/** The event streams of one process. */
export interface LiveRoom {
  readonly deps: ServerDeps;
  readonly lines: OpenLines;
  readonly watchers: Watchers;
  readonly accounts: AccountLines;
  close(): void;
}

/** Opens it; close it before the server stops. */
export function openLiveRoom(deps: ServerDeps): LiveRoom {
  const { clock, metrics, config } = deps;
  const lines = new OpenLines({ clock, metrics, mostAgeMs, mostPerAddress: config.liveLinesPerAddress });
  const watchers = new Watchers(deps);
  const accounts = new AccountLines(deps);
  const close = (): void => {
    watchers.close();
    accounts.close();
    lines.close();
  };
  return { deps, lines, watchers, accounts, close };
}
