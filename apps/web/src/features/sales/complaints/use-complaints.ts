import { useLivePart } from '../../../platform/screen/use-live-part.ts';
import { loadComplaints } from './complaint-calls.ts';

/** The complaints about a purchase. */
export function useComplaints(purchase: number) {
  const { part: complaints, ...rest } = useLivePart(loadComplaints, purchase);
  return { complaints, ...rest };
}
