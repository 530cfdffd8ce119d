import { withLive } from '../../../platform/live/live.ts';
import type { Place } from './standing.ts';

/** Events within this time share one reload. */
const GATHER_MS = 800;

const listeners = new Set<() => void>();
/** Pseudonyms of one user by offer code: they never change, new ones are only added. */
let owner: number | null = null;
let known: ReadonlyMap<number, string> = new Map();

/** The pseudonym under which a user bids on an offer; null when they do not, as far as is known. */
export function ownPseudonym({ userCode, offerCode }: Place): string | null {
  return userCode === owner ? (known.get(offerCode) ?? null) : null;
}

/** Stores the pseudonym under which a user bids on an offer, as returned by the reply to a bid. */
export function rememberPseudonym({ userCode, offerCode }: Place, pseudonym: string): void {
  const before = userCode === owner ? known : new Map<number, string>();
  if (before.get(offerCode) === pseudonym) return;
  take(userCode, new Map([...before, [offerCode, pseudonym]]));
}

/** Records that a user no longer has a bid on an offer. */
export function forgetPseudonym({ userCode, offerCode }: Place): void {
  if (userCode !== owner || !known.has(offerCode)) return;
  take(userCode, new Map([...known].filter(([code]) => code !== offerCode)));
}

function take(userCode: number, places: ReadonlyMap<number, string>): void {
  owner = userCode;
  known = places;
  for (const listener of listeners) listener();
}

let followed: { readonly userCode: number; users: number; readonly stop: () => void } | null = null;

/**
 * Calls the listener whenever a pseudonym of a user becomes known: all are loaded once, and reloaded when they bid elsewhere. Returns the
 * unsubscribe function.
 */
export function followPlaces(userCode: number, listener: () => void): () => void {
  listeners.add(listener);
  if (followed?.userCode !== userCode) {
    followed?.stop();
    followed = { userCode, users: 0, stop: readAndFollow(userCode) };
  }
  const own = followed;
  own.users += 1;
  return () => {
    listeners.delete(listener);
    own.users -= 1;
    if (own.users > 0 || followed !== own) return;
    own.stop();
    followed = null;
  };
}

function readAndFollow(userCode: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  const read = async (): Promise<void> => {
    timer = undefined;
    const { loadPlaces } = await import('./load-places.ts');
    const places = await loadPlaces();
    // Keeps what a reply to a bid has returned meanwhile.
    if (places === null || over) return;
    take(userCode, new Map([...places, ...(userCode === owner ? known : [])]));
  };
  const readSoon = (): void => {
    timer ??= setTimeout(() => void read().catch(() => undefined), GATHER_MS);
  };
  void read().catch(() => undefined);
  const leave = withLive((live) =>
    live.on('negotiation', (offerCode) => {
      if (offerCode === null || ownPseudonym({ userCode, offerCode }) === null) readSoon();
    }),
  );
  return () => {
    over = true;
    clearTimeout(timer);
    leave();
  };
}
