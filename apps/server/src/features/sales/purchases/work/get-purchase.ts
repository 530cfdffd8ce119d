import { getPurchase as contract } from '@patio/contract/sales/purchases/get-purchase.ts';
import { nextSaleSteps } from '@patio/domain/sales/purchases/decide-sale-step.ts';
import type { ProgressFacts } from '@patio/domain/sales/purchases/purchase-progress.ts';
import type { SaleStep } from '@patio/domain/sales/purchases/purchase-transitions.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { mayReachStore, storeOf } from '../../../../platform/access/store-access.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { messagesOfPurchase } from '../../deal-messages/public.ts';
import { presentFullPrice } from '../full-price.present.ts';
import { presentNext } from '../stages/next-stage.present.ts';
import { notesOf } from './notes.store.ts';
import { presentNote } from './notes.present.ts';
import { purchaseDetail, type PurchaseDetail } from './purchase-detail.store.ts';
import { presentPurchase } from './purchases.present.ts';
import { onePurchase, type PurchaseListRow } from './purchases-list.store.ts';

/** A purchase with everything about it. */
export const getPurchase =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, now }) => {
    const store = storeOf(actor, contract);
    const [row, detail, notes, written] = await Promise.all([
      database.row(onePurchase, [params.id]),
      purchaseDetail(database, params.id),
      notesOf(database, params.id, store),
      messagesOfPurchase(database, params.id, store),
    ]);
    if (!row || !detail || !mayReachStore(actor, row.partner_id, contract)) return fail('purchase-not-found');
    return {
      data: {
        ...presentPurchase(row, now, store === null),
        ...presentSteps(row, detail),
        entrega: { frete: detail.freight, endereco: detail.address },
        custo: presentFullPrice(row.value_cents, detail.costs),
        proximo: presentNext(progressOf(row, detail), detail, detail.stage_due_at, now),
        motivoDesfeita: detail.default_reason,
        notas: [...notes.map(presentNote), ...written].toSorted(
          (one, other) => Date.parse(other.em) - Date.parse(one.em),
        ),
      },
    };
  };

const WORDS = {
  'start-negotiation': 'negociacao',
  'await-credit': 'credito',
  'release-credit': 'retirada',
  'skip-credit': 'retirada',
  complete: 'conclusao',
} as const satisfies Partial<Record<SaleStep, string>>;

function progressOf(row: PurchaseListRow, detail: PurchaseDetail): ProgressFacts {
  return {
    status: row.status,
    negotiationAt: detail.negotiation_at,
    cancelledAt: detail.cancelled_at,
    paymentApproved: row.payment_approved,
    paymentWithdrawn: row.payment_withdrawn,
    freight: detail.freight,
  };
}

function presentSteps(row: PurchaseListRow, detail: PurchaseDetail) {
  const facts = {
    status: row.status,
    negotiationAt: detail.negotiation_at,
    cancelledAt: detail.cancelled_at,
    conditional: false,
    paymentWithdrawn: detail.payment_withdrawn,
    unpaidAgain: detail.unpaid_again,
  };
  const steps = nextSaleSteps(facts, 'staff');
  const date = (at: number | null): string | null => (at === null ? null : isoInstant(at));
  return {
    marcos: {
      aguardandoContato: isoInstant(detail.awaiting_contact_at),
      negociacao: date(detail.negotiation_at),
      credito: date(detail.awaiting_credit_at),
      retirada: date(detail.awaiting_withdrawal_at),
      conclusao: date(detail.finished_at),
    },
    passos: steps.flatMap((step) => (isStep(step) ? [WORDS[step]] : [])),
    podeDesfazer: steps.includes('default'),
  };
}

function isStep(step: SaleStep): step is keyof typeof WORDS {
  return step in WORDS;
}
