import type { SecurityAccess } from '@patio/contract/identity/security/list-accesses.ts';
import { useEffect, useState } from 'react';
import type { Accesses } from './load-security.ts';

/** The history as loaded so far. Reloading the page starts again from the newest. */
export function useAccesses(first: Accesses) {
  const [older, setOlder] = useState<readonly SecurityAccess[]>([]);
  const [next, setNext] = useState(first.proximo);
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');
  useEffect(() => {
    setOlder([]);
    setNext(first.proximo);
    setState('ready');
  }, [first]);
  const more = async (before: number | null): Promise<void> => {
    if (before === null) return;
    setState('loading');
    const page = await import('./security-calls.ts').then(
      ({ loadOlder }) => loadOlder(before),
      () => null,
    );
    if (page === null) return setState('failed');
    setOlder((before) => [...before, ...page.data]);
    setNext(page.proximo);
    setState('ready');
  };
  return { shown: [...first.data, ...older], hasMore: next !== null, state, more: () => void more(next) };
}
