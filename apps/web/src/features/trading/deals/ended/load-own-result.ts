import { getOwnResult } from '@patio/contract/sales/negotiations/get-own-result.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { browserCall } from '../../../../platform/api/browser-api.ts';

type Wire = Reply<typeof getOwnResult>['data'];

/** What an offer that is over means to the signed-in user. Centavos; null: nothing to pay. */
export interface OwnResultView {
  readonly what: Wire['situacao'];
  readonly price: number | null;
  /** Of the user's purchase; null: none. */
  readonly purchase: number | null;
}

/** Loads it; null when the server did not answer. */
export async function loadOwnResult(code: number): Promise<OwnResultView | null> {
  const reply = await browserCall(getOwnResult, { params: { id: code } }).catch(() => null);
  if (reply === null) return null;
  const { situacao, valor, codigoCompra: purchase } = reply.data;
  return { what: situacao, price: valor === null ? null : centavosFromReais(valor), purchase };
}
