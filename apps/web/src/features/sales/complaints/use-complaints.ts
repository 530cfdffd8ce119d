import { useCallback } from 'react';
import { useLiveData } from '../../../platform/live/use-live-data.ts';
import { loadComplaints } from './complaint-calls.ts';

/** The complaints about a purchase, as they stand. */
export function useComplaints(purchase: number) {
  const call = useCallback(() => loadComplaints(purchase), [purchase]);
  const { data: complaints, show, load, retry } = useLiveData(call);
  return { complaints, show, load, retry };
}
