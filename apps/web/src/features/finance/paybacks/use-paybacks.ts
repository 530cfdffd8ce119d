import { givePaybackBank } from '@patio/contract/finance/paybacks/bank/give-payback-bank.ts';
import { listOwnPaybacks } from '@patio/contract/finance/paybacks/list-own-paybacks.ts';
import type { Reply, Request } from '@patio/contract/route/define-route.ts';
import { CallFailure } from '@patio/api-client/call-failure.ts';
import { useCallback } from 'react';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { useLiveData } from '../../../platform/live/use-live-data.ts';

type OwnPaybacks = Reply<typeof listOwnPaybacks>['data'];
export type Payback = OwnPaybacks['devolucoes'][number];
export type AskedAccount = NonNullable<OwnPaybacks['conta']>;

/** What goes back of a purchase, as it stands. */
export function usePaybacks(code: number) {
  const call = useCallback(
    async (): Promise<OwnPaybacks> => (await browserCall(listOwnPaybacks, { params: { id: code } })).data,
    [code],
  );
  const { data: paybacks, load, retry } = useLiveData(call);
  return { paybacks, load, retry };
}

/** Gives the account to which money of a purchase goes back; the texts of the refusal, or null. */
export async function giveBank(
  purchase: number,
  body: Request<typeof givePaybackBank>['body'],
  failed: string,
): Promise<readonly string[] | null> {
  try {
    await browserCall(givePaybackBank, { params: { id: purchase }, body }, { action: true });
    return null;
  } catch (failure) {
    return failure instanceof CallFailure && failure.erros.length > 0 ? failure.erros : [failed];
  }
}
