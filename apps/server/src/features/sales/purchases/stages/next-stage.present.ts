import type { PurchaseNext } from '@patio/contract/sales/purchases/get-own-purchase.ts';
import {
  currentStage,
  handoverStep,
  stageOwner,
  stepDue,
  type BookedPickup,
  type HandoverStep,
  type ProgressFacts,
  type PurchaseStage,
  type StageOwner,
} from '@patio/domain/sales/purchases/purchase-progress.ts';
import { deliveryOwner } from '@patio/domain/sales/deliveries/delivery-clock.ts';
import { isFreightPaid } from '@patio/domain/sales/deliveries/delivery-standing.ts';
import type { DeliveryState } from '@patio/domain/sales/deliveries/delivery-steps.ts';
import type { DocumentFacts } from '@patio/domain/sales/purchase-documents/missing-documents.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { presentMissing } from './missing-documents.present.ts';

const STAGES = {
  contact: 'contato',
  payment: 'pagamento',
  credit: 'credito',
  release: 'liberacao',
  pickup: 'retirada',
  delivery: 'entrega',
} as const satisfies Record<PurchaseStage, string>;

const OWNERS = {
  buyer: 'comprador',
  seller: 'vendedor',
  bank: 'banco',
} as const satisfies Record<StageOwner, string>;

const ACTIONS = {
  'pay-again': 'pagar-de-novo',
  'pay-handed-over': 'pagar-entregue',
  'book-pickup': 'marcar',
  come: 'comparecer',
  'book-again': 'marcar-de-novo',
  'answer-freight': 'responder-frete',
  'confirm-delivery': 'confirmar-entrega',
} as const satisfies Record<HandoverStep, string>;

/** The columns of the handover (`HANDOVER_COLUMNS`); instants in epoch milliseconds. */
export interface HandoverRow {
  readonly pickup_state: 'booked' | 'missed' | 'cancelled' | null;
  readonly pickup_at: number | null;
  readonly bookable: boolean;
  /** When its payment was taken back. */
  readonly withdrawn_at: number | null;
  /** Of a purchase that is delivered; null: it has not begun. */
  readonly delivery_state: DeliveryState | null;
  readonly delivery_due_at: number | null;
  /** Of its freight, in centavos: what was agreed (null: nothing yet), whether it was charged, also after the approval, and what the buyer still owes. */
  readonly freight_cents: number | null;
  readonly freight_charged: boolean;
  readonly freight_charged_later: boolean;
  readonly freight_owed_cents: number;
}

type NextStep = Omit<PurchaseNext, 'documentos'>;

/** With what is known of its documents (`PAPERS_COLUMN`). */
export interface NextRow extends HandoverRow {
  readonly papers: DocumentFacts;
}

/** What a purchase waits for, as both sides see it, with the documents that it lacks; epoch milliseconds. */
export function presentNext(
  facts: ProgressFacts,
  row: NextRow,
  stageDueAt: number | null,
  now: number,
): PurchaseNext | null {
  const step = presentStep(facts, row, stageDueAt, now);
  if (step === null) return null;
  const due = step.prazo === null ? null : Date.parse(step.prazo);
  return { ...step, documentos: presentMissing(row.papers, currentStage(facts), { due, now }) };
}

/** The same without documents. */
export function presentStep(
  facts: ProgressFacts,
  row: HandoverRow,
  stageDueAt: number | null,
  now: number,
): NextStep | null {
  const stage = currentStage(facts);
  if (stage === null) return null;
  const due = stepDue(stage, stageDueAt, row.delivery_state === null ? null : { dueAt: row.delivery_due_at });
  if (stage === 'delivery') return presentDelivery(facts, row, due, now);
  const next = handoverStep(stage, {
    booking: bookedOf(row),
    bookable: row.bookable,
    status: facts.status,
    withdrawnAt: row.withdrawn_at,
  });
  return {
    etapa: STAGES[stage],
    quem: OWNERS[stageOwner(stage)],
    prazo: isoOrNull(due),
    atrasada: due !== null && due < now,
    acao: next === null ? null : ACTIONS[next.step],
    acaoEm: isoOrNull(next?.at ?? null),
  };
}

/** Of a delivery its own state says whose turn it is, and until when. */
function presentDelivery(
  { paymentApproved: approved }: ProgressFacts,
  row: HandoverRow,
  due: number | null,
  now: number,
): NextStep {
  const { delivery_state: state } = row;
  const owner =
    state === null ? 'seller' : (deliveryOwner(state, null, isPaid(row, state, approved)) ?? 'seller');
  const step = state === 'proposta' ? 'answer-freight' : state === 'entregue' ? 'confirm-delivery' : null;
  return {
    etapa: STAGES.delivery,
    quem: OWNERS[owner],
    prazo: isoOrNull(due),
    atrasada: due !== null && due < now,
    acao: step === null ? null : ACTIONS[step],
    acaoEm: null,
  };
}

const isPaid = (row: HandoverRow, state: DeliveryState, approved: boolean): boolean =>
  isFreightPaid({
    state,
    amountCents: row.freight_cents,
    approved,
    charged: row.freight_charged,
    chargedLater: row.freight_charged_later,
    owedCents: row.freight_owed_cents,
  });

const isoOrNull = (at: number | null): string | null => (at === null ? null : isoInstant(at));

function bookedOf({ pickup_state: state, pickup_at: from }: HandoverRow): BookedPickup | null {
  return state === null || state === 'cancelled' || from === null ? null : { state, from };
}
