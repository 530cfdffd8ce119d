import { useSyncExternalStore } from 'react';
import { storeChange, storedChange, type LastChange } from './stored-change.ts';

const TEN_MINUTES = 600_000;

let last: LastChange | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: LastChange | null): void {
  last = next;
  for (const listener of listeners) listener();
}

/** Keeps the last change for as long as the server takes it back. */
export function keepChange(change: LastChange): void {
  storeChange({ ...change, until: Date.now() + TEN_MINUTES });
  offer(change, TEN_MINUTES);
}

function offer(change: LastChange, milliseconds: number): void {
  clearTimeout(timer);
  timer = setTimeout(forgetChange, milliseconds);
  set(change);
}

/** Offers what was changed before the page was read again. */
export function recallChange(): void {
  const change = storedChange();
  const left = change === null ? 0 : Math.min(change.until - Date.now(), TEN_MINUTES);
  if (change !== null && left > 0) offer(change, left);
}

/** It was taken back, or cannot be. */
export function forgetChange(): void {
  clearTimeout(timer);
  storeChange(null);
  set(null);
}

/** The last change of the user that can be taken back; null: there is none. */
export function useLastChange(): LastChange | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => last,
  );
}

/** The token of a reply to a change that can be taken back; null: it cannot. */
export function undoTokenOf(reply: unknown): string | null {
  if (typeof reply !== 'object' || reply === null || !('desfazer' in reply)) return null;
  return typeof reply.desfazer === 'string' ? reply.desfazer : null;
}
