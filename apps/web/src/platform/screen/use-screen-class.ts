import { screenClass, type ScreenClass } from '@patio/domain/catalogue/catalogue/grid.ts';
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

/** Subscribes to changes of the window's width class; returns a function that unsubscribes. */
export function followScreenClass(listener: () => void): () => void {
  // Computed in advance, and again if nobody was subscribed meanwhile: the first resize need not be a change.
  if (listeners.size === 0) {
    current = screenClass(window.innerWidth);
    window.addEventListener('resize', onResize);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('resize', onResize);
  };
}

/** The current width class of the window; only in the browser. */
export function presentScreenClass(): ScreenClass {
  return (current ??= screenClass(window.innerWidth));
}

/** Runs something whenever the width class of the window changes: menus and panels close (LAYO-06). */
export function useOnScreenClass(action: () => void): void {
  const act = useEffectEvent(action);
  useEffect(() => followScreenClass(() => act()), []);
}
