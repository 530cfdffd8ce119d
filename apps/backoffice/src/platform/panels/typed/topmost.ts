import { useEffect, useState, useSyncExternalStore } from 'react';

let shown: readonly symbol[] = [];
const listeners = new Set<() => void>();

function show(next: readonly symbol[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the caller, a panel or a dialog, lies above all others: Esc closes that one alone, not the panel with the form below it. */
export function useTopmost(): boolean {
  const [own] = useState(() => Symbol('overlay'));
  useEffect(() => {
    show([...shown, own]);
    return () => show(shown.filter((other) => other !== own));
  }, [own]);
  return useSyncExternalStore(listen, () => shown.at(-1) === own);
}
