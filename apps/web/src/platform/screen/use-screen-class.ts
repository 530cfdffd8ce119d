import { screenClass, type ScreenClass } from '@patio/domain/catalogue/grid.ts';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const DEBOUNCE_MS = 500;
const listeners = new Set<() => void>();
let current: ScreenClass | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function onResize(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const next = screenClass(window.innerWidth);
    if (next === current) return;
    current = next;
    for (const listener of listeners) listener();
  }, DEBOUNCE_MS);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('resize', onResize);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('resize', onResize);
  };
}

/** The class of the window's width, half a second after it last changed (LAYO-07); null while rendering on the server. */
export function useScreenClass(): ScreenClass | null {
  return useSyncExternalStore(
    subscribe,
    () => (current ??= screenClass(window.innerWidth)),
    () => null,
  );
}

/** Does something whenever the class of the window's width changes: menus and panels close (LAYO-06). */
export function useOnScreenClass(action: () => void): void {
  const act = useEffectEvent(action);
  useEffect(() => subscribe(() => act()), []);
}
