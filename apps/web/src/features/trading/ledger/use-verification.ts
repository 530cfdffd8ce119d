import { useCallback, useEffect, useState } from 'react';
import type { Verification } from './verify.ts';

/** The check of an offer's ledger, begun when the page is there; null while it is in progress. `again` does it again. */
export function useVerification(code: number): {
  readonly verification: Verification | null;
  readonly again: () => void;
} {
  const [verification, setVerification] = useState<Verification | null>(null);
  const run = useCallback(async () => {
    setVerification(null);
    const done = await import('./verify.ts').then(
      ({ verifyOffer }) => verifyOffer(code),
      () => ({ kind: 'failed' }) as const,
    );
    setVerification(done);
  }, [code]);
  useEffect(() => {
    void run();
  }, [run]);
  return { verification, again: () => void run() };
}
