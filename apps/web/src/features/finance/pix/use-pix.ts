import { CallFailure } from '@patio/api-client/call-failure.ts';
import { listOwnPix } from '@patio/contract/finance/pix/list-own-pix.ts';
import { openOwnPix } from '@patio/contract/finance/pix/open-own-pix.ts';
import type { OwnPix, OwnPixList } from '@patio/contract/finance/pix/own-pix.ts';
import { useCallback, useEffect, useState } from 'react';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { withLive } from '../../../platform/live/live.ts';

type Loaded = readonly OwnPix[] | null;

interface Shown {
  readonly charges: Loaded | 'loading' | 'failed';
  /** What was paid when it was loaded last, in reais. */
  readonly paid: number | null;
  readonly received: boolean;
}

const FIRST: Shown = { charges: 'loading', paid: null, received: false };

/**
 * What a purchase lacks, loaded, and again whenever the server reports a change to the user's negotiations, which a payment is. `received`:
 * money has arrived since it was opened.
 */
export function usePix(purchase: number) {
  const [{ charges, received }, show] = useState<Shown>(FIRST);
  const load = useCallback(async () => {
    const fresh = await browserCall(listOwnPix, { params: { id: purchase } }).then(
      ({ data }) => data,
      () => 'failed' as const,
    );
    show((known) => {
      // What is shown stays when a later call fails.
      if (fresh === 'failed')
        return typeof known.charges === 'string' ? { ...known, charges: 'failed' } : known;
      return afterLoading(known, fresh);
    });
  }, [purchase]);
  useEffect(() => {
    void load();
    return withLive((live) => live.on('negotiation', () => void load()));
  }, [load]);
  const retry = (): void => {
    show((known) => ({ ...known, charges: 'loading' }));
    void load();
  };
  return { charges, received, load, retry };
}

/** What is shown once the charges were loaded again: a charge that is cancelled or approved by hand is no money that has arrived. */
function afterLoading({ paid, received }: Shown, fresh: OwnPixList | null): Shown {
  const now = fresh?.recebido ?? null;
  return {
    charges: fresh?.cobrancas ?? null,
    paid: now,
    received: received || (now !== null && paid !== null && now > paid),
  };
}

/** Asks for a Pix of a charge; the text of the refusal, or null. */
export async function askForPix(
  purchase: number,
  { charge, term }: { readonly charge: number; readonly term: 'agora' | 'vencimento' },
  failed: string,
): Promise<string | null> {
  try {
    await browserCall(openOwnPix, { params: { id: purchase }, body: { cobranca: charge, prazo: term } });
    return null;
  } catch (failure) {
    return (failure instanceof CallFailure ? failure.erros[0] : undefined) ?? failed;
  }
}
