import { useLivePart } from '../../../platform/screen/use-live-part.ts';
import { loadDocuments } from './document-calls.ts';

/** The documents of a purchase. */
export function useDocuments(code: number) {
  const { part: documents, show, retry } = useLivePart(loadDocuments, code);
  return { documents, show, retry };
}
