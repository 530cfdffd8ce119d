import { getOwnCharges } from '@patio/contract/finance/charges/get-own-charges.ts';
import { useCallback } from 'react';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { useLiveData } from '../../../platform/live/use-live-data.ts';

/** The charges of a purchase, as they stand. */
export function useCharges(code: number) {
  const call = useCallback(
    async () => (await browserCall(getOwnCharges, { params: { id: code } })).data,
    [code],
  );
  const { data: charges, retry } = useLiveData(call);
  return { charges, retry };
}
