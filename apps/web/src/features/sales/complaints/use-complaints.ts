import type { OwnComplaints } from '@patio/contract/sales/complaints/own-complaints.ts';
import { useCallback, useEffect, useState } from 'react';
import { withLive } from '../../../platform/live/live.ts';
import { loadComplaints } from './complaint-calls.ts';

/** The complaints about a purchase: loaded, and again whenever the server reports a change to the user's negotiations. */
export function useComplaints(purchase: number) {
  const [complaints, show] = useState<OwnComplaints | 'loading' | 'failed'>('loading');
  const load = useCallback(async () => {
    const fresh = await loadComplaints(purchase);
    // What is shown stays when a later call fails.
    show((known) => fresh ?? (typeof known === 'string' ? 'failed' : known));
  }, [purchase]);
  useEffect(() => {
    void load();
    return withLive((live) => live.on('negotiation', () => void load()));
  }, [load]);
  const retry = (): void => {
    show('loading');
    void load();
  };
  return { complaints, show, load, retry };
}
