import { useCallback } from 'react';
import { useLiveData } from '../../../platform/live/use-live-data.ts';
import { loadDocuments } from './document-calls.ts';

/** The documents of a purchase, as they stand. */
export function useDocuments(code: number) {
  const call = useCallback(() => loadDocuments(code), [code]);
  const { data: documents, show, retry } = useLiveData(call);
  return { documents, show, retry };
}
