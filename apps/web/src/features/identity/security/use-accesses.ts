import type { SecurityAccess } from '@patio/contract/identity/security/list-accesses.ts';
import { useEffect, useState } from 'react';
import type { Accesses } from './load-security.ts';

/** The history as far as it was asked for. A page that was reloaded begins at the newest again. */
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
