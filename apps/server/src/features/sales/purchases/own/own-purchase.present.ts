import type { OwnPurchase } from '@patio/contract/sales/purchases/get-own-purchase.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import {
  purchaseTimeline,
  type TimelineFacts,
  type TimelineLine,
  type TimelinePart,
} from '@patio/domain/sales/purchases/purchase-timeline.ts';
import { allLeftAt, areExitsTold } from '@patio/domain/sales/purchases/vehicles-left.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { PickupPlace } from '../../../trading/charges/public.ts';
import { presentPickup } from '../../../trading/costs/public.ts';
import { presentFullPrice } from '../full-price.present.ts';
import { ORIGINS } from '../origins.ts';
import { presentNext } from '../stages/next-stage.present.ts';
import type { OwnPurchaseRow, OwnVehicleRow } from './own-purchase.store.ts';

const PARTS = {
  bought: 'compra',
  contact: 'contato',
  payment: 'pagamento',
  release: 'liberacao',
  shipped: 'envio',
  handover: 'entrega',
} as const satisfies Record<TimelinePart, string>;

const STATES = {
  done: 'feita',
  skipped: 'pulada',
  now: 'atual',
  ahead: 'futura',
  never: 'nunca',
} as const satisfies Record<TimelineLine['state'], string>;

const isoOrNull = (at: number | null): string | null => (at === null ? null : isoInstant(at));

interface Parts {
  readonly places: readonly PickupPlace[];
  readonly vehicles: readonly OwnVehicleRow[];
}

/** A purchase as its buyer follows it; `now` in epoch milliseconds. */
export function presentOwnPurchase(
  row: OwnPurchaseRow,
  { places, vehicles }: Parts,
  now: number,
): OwnPurchase {
  const facts: TimelineFacts = {
    status: row.status,
    freight: row.freight,
    paymentApproved: row.payment_approved,
    paymentWithdrawn: row.payment_withdrawn,
    createdAt: row.created_at,
    negotiationAt: row.negotiation_at,
    cancelledAt: row.cancelled_at,
    paymentApprovedAt: row.payment_approved_at,
    releasedAt: row.awaiting_withdrawal_at,
    finishedAt: row.finished_at,
    loadedAt: row.loaded_at,
  };
  return {
    codigo: row.code,
    codigoOferta: row.offer_code,
    titulo: row.title,
    foto: row.photos[0] ?? null,
    origem: ORIGINS[row.origin],
    compradaEm: isoInstant(row.created_at),
    situacao: row.status,
    canceladaEm: isoOrNull(row.cancelled_at),
    cancelamentoPedidoEm: row.cancellation === 'Q' ? isoOrNull(row.cancellation_requested_at) : null,
    desfeita: row.undone,
    etapas: purchaseTimeline(facts).map(({ part, state, at }) => ({
      etapa: PARTS[part],
      situacao: STATES[state],
      em: isoOrNull(at),
    })),
    proximo: presentNext(facts, row, row.stage_due_at, now),
    preco: reaisFromCentavos(row.value_cents),
    custo: presentFullPrice(row.value_cents, row.costs),
    pagamento: {
      aprovado: row.payment_approved,
      aprovadoEm: isoOrNull(row.payment_approved_at),
      forma: row.payment_method,
      notaFiscal: row.invoice_issued,
      notaFiscalEm: isoOrNull(row.invoice_issued_at),
    },
    retiradaEm: isoOrNull(allLeftAt(vehicles.map(({ left_at: at }) => at))),
    veiculos: presentVehicles(row, vehicles),
    entrega: { frete: row.freight, endereco: row.address, retirada: places.map(presentPickup) },
    loja: row.store,
  };
}

function presentVehicles(
  { status, cancelled_at: cancelledAt }: OwnPurchaseRow,
  vehicles: readonly OwnVehicleRow[],
): OwnPurchase['veiculos'] {
  const exits = vehicles.map(({ left_at: at }) => at);
  if (!areExitsTold({ status, cancelled: cancelledAt !== null }, exits)) return [];
  return vehicles.map(({ name: nome, plate: placa, left_at: at }) => ({
    nome,
    placa,
    saiuEm: isoOrNull(at),
  }));
}
