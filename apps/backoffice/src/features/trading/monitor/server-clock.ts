import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let ahead = 0;
let now = Math.floor(Date.now() / 1000);
let timer: number | undefined;

/** Sets the clock by what the server said it was: offers end by the server's clock, not by that of this machine. */
export function setServerClock(agora: string): void {
  const at = Date.parse(agora);
  if (Number.isFinite(at)) ahead = at - Date.now();
}

function tick(): void {
  const next = Math.floor((Date.now() + ahead) / 1000);
  if (next === now) return;
  now = next;
  for (const listener of listeners) listener();
}

/** The second of the server's clock; whatever reads it is drawn again each second. One timer serves all. */
export function useServerSecond(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      timer ??= window.setInterval(tick, 250);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.clearInterval(timer);
        timer = undefined;
      };
    },
    () => now,
  );
}
