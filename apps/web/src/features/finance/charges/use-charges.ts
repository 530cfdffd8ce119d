import { getOwnCharges } from '@patio/contract/finance/charges/get-own-charges.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { useLivePart } from '../../../platform/screen/use-live-part.ts';

const read = async (id: number) => (await browserCall(getOwnCharges, { params: { id } })).data;

/** The charges of a purchase. */
export function useCharges(code: number) {
  const { part: charges, retry } = useLivePart(read, code);
  return { charges, retry };
}
