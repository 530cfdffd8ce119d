import { useSyncExternalStore } from 'react';

/** Changes made in this window since its pages were loaded, by user and offer, so that every heart of an offer agrees. */
const changed = new Map<string, boolean>();
const listeners = new Set<() => void>();

function keyOf(userCode: number, offerCode: number): string {
  return `${userCode}:${offerCode}`;
}

/** Records whether an offer is a favourite of a user, and updates every heart. */
export function setFavourite(userCode: number, offerCode: number, on: boolean): void {
  changed.set(keyOf(userCode, offerCode), on);
  for (const listener of listeners) listener();
}

/** Whether the offer is a favourite of the user: as changed here, else as loaded. False for a visitor. */
export function useIsFavourite(userCode: number | null, offerCode: number, loaded: boolean): boolean {
  const read = (): boolean => userCode !== null && (changed.get(keyOf(userCode, offerCode)) ?? loaded);
  return useSyncExternalStore(listen, read, () => userCode !== null && loaded);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
