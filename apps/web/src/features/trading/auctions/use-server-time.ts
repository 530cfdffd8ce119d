import { useSyncExternalStore } from 'react';
import type { Live } from './use-live-offer.ts';

const TICK_MS = 1000;
const listeners = new Set<() => void>();
let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  now = Date.now();
  timer ??= setInterval(() => {
    now = Date.now();
    for (const each of listeners) each();
  }, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Whether an offer has ended by the server's time. Renders when it ends, not every second. */
export function useHasEnded({ figures: { end, serverNow }, offset }: Live): boolean {
  const hasEnded = (): boolean => (now === 0 || offset === null ? serverNow : now + offset) >= end;
  return useSyncExternalStore(subscribe, hasEnded, hasEnded);
}

/** The server's time in epoch milliseconds, updated every second (DETL-06); null until the clock was compared with the server's. */
export function useServerTime(offset: number | null): number | null {
  const local = useSyncExternalStore(
    subscribe,
    () => now || null,
    () => null,
  );
  return local === null || offset === null ? null : local + offset;
}
