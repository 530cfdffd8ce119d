import { useSyncExternalStore } from 'react';

/** A change of the user that can be taken back. */
export interface LastChange {
  readonly token: string;
  /** What was said when it was done. */
  readonly done: string;
}

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
  clearTimeout(timer);
  timer = setTimeout(forgetChange, TEN_MINUTES);
  set(change);
}

/** It was taken back, or cannot be. */
export function forgetChange(): void {
  clearTimeout(timer);
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
