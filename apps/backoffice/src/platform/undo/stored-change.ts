import { z } from 'zod';

const KEY = 'patio.office-undo';
const stored = z.object({ token: z.string(), done: z.string(), until: z.number() });

/** A change of the user that can be taken back. */
export interface LastChange {
  readonly token: string;
  /** What was said when it was done. */
  readonly done: string;
}

/** A change, and until when the server takes it back, in epoch milliseconds. */
export type StoredChange = LastChange & { readonly until: number };

/** Keeps the last change of this tab, so that reading the page again does not lose the way back; null: there is none. */
export function storeChange(change: StoredChange | null): void {
  try {
    if (change === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(change));
  } catch {
    // A browser that stores nothing offers it until the page is read again.
  }
}

/** The last change of this tab; null: there is none. */
export function storedChange(): StoredChange | null {
  try {
    return stored.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
