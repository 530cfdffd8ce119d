import { useCallback, useEffect, useRef, useState } from 'react';
import { withLive } from './live.ts';

/**
 * What a call answers: loaded, and again whenever the server reports a change to the user's negotiations. What is shown stays if a later call
 * fails, and an answer that comes after a newer one is dropped. `call` keeps its identity as long as it asks for the same.
 */
export function useLiveData<Data>(call: () => Promise<Data>) {
  const [data, setData] = useState<Data | 'loading' | 'failed'>('loading');
  const asked = useRef(0);
  const shown = useRef(0);
  const show = useCallback((fresh: Data) => {
    asked.current += 1;
    shown.current = asked.current;
    setData(() => fresh);
  }, []);
  const load = useCallback(async () => {
    asked.current += 1;
    const own = asked.current;
    try {
      const fresh = await call();
      if (own < shown.current) return;
      shown.current = own;
      setData(() => fresh);
    } catch {
      setData((known) => (known === 'loading' ? 'failed' : known));
    }
  }, [call]);
  useEffect(() => {
    void load();
    return withLive((live) => live.on('negotiation', () => void load()));
  }, [load]);
  const retry = (): void => {
    setData('loading');
    void load();
  };
  return { data, show, load, retry };
}
