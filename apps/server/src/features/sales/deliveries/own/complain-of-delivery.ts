import type { BuyerMove } from '@patio/contract/sales/deliveries/delivery.ts';
import { stateAfter } from '@patio/domain/sales/deliveries/delivery-steps.ts';
import { formatDate } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { complain } from '../../complaints/public.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import { factsOf } from '../delivery-facts.ts';
import type { OpenedDelivery } from '../open-delivery.ts';

const PROBLEMS = { avaria: 'Avaria no veículo', falta: 'Faltam itens', outro: 'Outro problema' } as const;

/** Opens the complaint that a contested delivery is part of, with the delivery named; one about it that is open is the same. Gives its code. */
export async function complainOfDelivery(
  deps: ServerDeps,
  transaction: Transaction,
  { purchase, row }: OpenedDelivery,
  { problema, pedido, texto, versao }: Extract<BuyerMove, { passo: 'contestar' }>,
  at: number,
): Promise<number> {
  if (versao !== row.version) throw new ApiError('delivery-changed');
  // Asked before the step itself: a complaint must not be what refuses it.
  if (stateAfter(factsOf(purchase, row), 'contestar', 'buyer') === null)
    throw new ApiError('delivery-not-possible');
  const day = row.delivered_at === null ? '' : ` de ${formatDate(row.delivered_at)}`;
  const code = row.tracking_code === null ? '' : `, rastreio ${row.tracking_code}`;
  const heading = `Entrega${day} por ${row.carrier ?? ''}${code}. ${PROBLEMS[problema]}.`;
  return complain(deps, transaction, {
    purchase: purchase.code,
    accountId: purchase.account_id,
    category: 'entrega',
    remedy: pedido,
    text: `${heading}\n\n${texto}`,
    at,
  });
}
