import { useCallback } from 'react';
import { useLiveData } from '../../../platform/live/use-live-data.ts';
import { loadTransfer } from './transfer-calls.ts';

/** The transfer of a purchase, as it stands. Null: it has none. */
export function useTransfer(code: number) {
  const call = useCallback(() => loadTransfer(code), [code]);
  const { data: transfer, show, load, retry } = useLiveData(call);
  return { transfer, show, retry, reload: () => void load() };
}
