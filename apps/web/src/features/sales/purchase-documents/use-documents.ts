import type { PurchaseDocuments } from '@patio/contract/sales/purchase-documents/purchase-document.ts';
import { useCallback, useEffect, useState } from 'react';
import { withLive } from '../../../platform/live/live.ts';
import { loadDocuments } from './document-calls.ts';

/** The documents of a purchase: loaded, and again whenever the server reports a change to the user's negotiations. */
export function useDocuments(code: number) {
  const [documents, show] = useState<PurchaseDocuments | 'loading' | 'failed'>('loading');
  const load = useCallback(async () => {
    const fresh = await loadDocuments(code);
    // What is shown stays when a later call fails.
    show((known) => fresh ?? (typeof known === 'string' ? 'failed' : known));
  }, [code]);
  useEffect(() => {
    void load();
    return withLive((live) => live.on('negotiation', () => void load()));
  }, [load]);
  const retry = (): void => {
    show('loading');
    void load();
  };
  return { documents, show, retry };
}
