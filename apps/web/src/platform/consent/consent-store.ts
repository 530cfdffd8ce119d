const listeners = new Set<() => void>();
let asking = false;

/** Calls `listener` when the answer or the request to change it changes, in this tab or (noticed when it becomes visible again) in another. */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', announce);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('visibilitychange', announce);
  };
}

/** Notifies the subscribers that the answer has changed. */
export function announce(): void {
  for (const listener of listeners) listener();
}

/** Whether the preferences are open. */
export function isAsking(): boolean {
  return asking;
}

/** Opens or closes the preferences. */
export function setAsking(wanted: boolean): void {
  asking = wanted;
  announce();
}
