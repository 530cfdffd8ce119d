import { CallFailure } from '@patio/api-client/call-failure.ts';
import { getOffer } from '@patio/contract/catalogue/catalogue/get-offer.ts';
import { data } from 'react-router';
import type { LoaderApi } from '../../../platform/api/loader-api.ts';

/** The initial data of the screen: the ledger itself is loaded and verified by the browser. */
export interface VerifiedOffer {
  readonly code: number;
  readonly title: string;
  readonly ended: boolean;
  /** The store that sells it; null: the house. */
  readonly store: string | null;
}

/** Loads the offer whose ledger is to be verified. Throws 404 if it does not exist. */
export async function loadVerification(api: LoaderApi, code: string): Promise<VerifiedOffer> {
  if (!/^\d{1,15}$/u.test(code)) throw data(null, { status: 404 });
  const offer = await api.call(getOffer, { params: { id: code } }).catch(missing);
  const { codigoOferta: number, title, status, parceiro } = offer;
  return { code: number, title, ended: status !== 'A', store: parceiro };
}

function missing(failure: unknown): never {
  if (failure instanceof CallFailure && failure.status === 404) throw data(null, { status: 404 });
  throw failure;
}
