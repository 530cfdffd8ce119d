import { CallFailure } from '@patio/api-client/call-failure.ts';
import { askDepositBack } from '@patio/contract/finance/deposits/ask-deposit-back.ts';
import { listOwnDeposits } from '@patio/contract/finance/deposits/list-own-deposits.ts';
import { openOwnDeposit } from '@patio/contract/finance/deposits/open-own-deposit.ts';
import type { OwnDeposit } from '@patio/contract/finance/deposits/own-deposit.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useCallback, useEffect, useState } from 'react';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { withLive } from '../../../platform/live/live.ts';

/** The deposits of the user: loaded, and again whenever the server reports a change to their negotiations, which a payment is. */
export function useDeposits() {
  const [deposits, show] = useState<readonly OwnDeposit[] | 'loading' | 'failed'>('loading');
  const load = useCallback(async () => {
    const fresh = await browserCall(listOwnDeposits, {}).then(
      ({ data }) => data,
      () => 'failed' as const,
    );
    // What is shown stays when a later call fails.
    show((known) => (fresh === 'failed' && known !== 'loading' ? known : fresh));
  }, []);
  useEffect(() => {
    void load();
    return withLive((live) => live.on('negotiation', () => void load()));
  }, [load]);
  const retry = (): void => {
    show('loading');
    void load();
  };
  return { deposits, load, retry };
}

type Opened = Reply<typeof openOwnDeposit>['data'];

/** A Pix for the deposit of an offer; the text of the refusal, if there is none. */
export async function openDeposit(offer: number, failed: string): Promise<Opened | string> {
  try {
    return (await browserCall(openOwnDeposit, { body: { cdofrta: offer } })).data;
  } catch (failure) {
    return textOf(failure, failed);
  }
}

/** Asks a deposit back; the text of the refusal, or null. */
export async function askBack(deposit: number, failed: string): Promise<string | null> {
  try {
    await browserCall(askDepositBack, { params: { id: deposit } });
    return null;
  } catch (failure) {
    return textOf(failure, failed);
  }
}

const textOf = (failure: unknown, failed: string): string =>
  (failure instanceof CallFailure ? failure.erros[0] : undefined) ?? failed;
