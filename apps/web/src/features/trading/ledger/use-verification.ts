import { useCallback, useEffect, useState } from 'react';
import type { Verification } from './verify.ts';

/** The verification of an offer's ledger, started when the page is loaded; null while in progress. `again` repeats it. */
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
