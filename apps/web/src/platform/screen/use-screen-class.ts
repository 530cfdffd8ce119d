import { screenClass, type ScreenClass } from '@patio/domain/catalogue/grid.ts';
import { useEffect, useEffectEvent } from 'react';

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

/** The class of the window's width at this moment; only for what happens in the browser. */
export function presentScreenClass(): ScreenClass {
  return (current ??= screenClass(window.innerWidth));
}

/** Does something whenever the class of the window's width changes: menus and panels close (LAYO-06). */
export function useOnScreenClass(action: () => void): void {
  const act = useEffectEvent(action);
  useEffect(() => subscribe(() => act()), []);
}
