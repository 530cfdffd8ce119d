import { useLivePart } from '../../../platform/screen/use-live-part.ts';
import { loadTransfer } from './transfer-calls.ts';

/** The transfer of a purchase. Null: it has none. */
export function useTransfer(code: number) {
  const { part: transfer, show, load, retry } = useLivePart(loadTransfer, code);
  return { transfer, show, retry, reload: () => void load() };
}
