import type { negotiationOffer } from '@patio/contract/sales/negotiations/list-my-offers.ts';
import { vehicle } from '@patio/contract/wire/offer.ts';
import { fullPrice } from '@patio/domain/trading/costs/full-price.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { shownUser } from '@patio/domain/sales/negotiations/bid-history.ts';
import { winnerFlag } from '@patio/domain/sales/negotiations/winner-flag.ts';
import { isSoldRecently } from '@patio/domain/sales/purchases/sold-recently.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { z } from 'zod';
import { pseudonym } from '../../trading/auctions/public.ts';
import { lastAction } from './last-action.ts';
import { presentActions } from './row-actions.present.ts';
import type { HistoryRow, NegotiationRow } from './negotiations.store.ts';

type Negotiation = z.input<typeof negotiationOffer>;

const vehicles = z.array(vehicle);
const isoOrNull = (instant: number | null): string | null => (instant === null ? null : isoInstant(instant));

/** What is needed besides the row itself. */
interface NegotiationParts {
  readonly next: Negotiation['proximo'];
  readonly history: readonly HistoryRow[];
  readonly proposal: Negotiation['proposta'];
  readonly secondChance: Negotiation['segundaChance'];
  readonly regret: Negotiation['arrependimento'];
  readonly withdrawal: Negotiation['desistencia'];
}

/** A row for its user (API-53 to API-56); amounts of other bidders are omitted (C-85). */
export function presentNegotiation(
  row: NegotiationRow,
  { next, history, proposal, secondChance, regret, withdrawal }: NegotiationParts,
  accountId: number,
  now: number,
): Negotiation {
  const last = lastAction(row, accountId);
  const winner = winnerFlag({
    status: row.status,
    awarded: row.purchase_code !== null,
    leads: row.leader_id === accountId && isStillUp(row),
    hasOpenProposal: row.proposal_status === 'open' || row.proposal_status === 'countered',
    hasSecondChance: secondChance !== null,
    lastActionIsOwn: last.accountId === accountId,
  });
  const shown = {
    codigo: row.offer_code,
    codigoOferta: row.offer_code,
    title: row.title,
    date: isoInstant(row.end_at),
    statusOferta: row.purchase_status ?? row.status,
    winner,
    tipoUltimoLance: last.kind,
    valorUltimoLance: reaisFromCentavos(last.value),
    codigoUltimoLance: last.code,
    codigoUsuarioUltimoLance: shownUser(last.accountId, accountId),
    proximo: next,
    valorLeilao: reaisFromCentavos(row.price_cents),
    participante: pseudonym(row.pseudonym_key, accountId),
    ...unavailable(row),
    histLances: history.map((entry) => presentEntry(entry, accountId)),
    proposta: proposal,
    segundaChance: secondChance,
    arrependimento: row.purchase_code === null && regret?.situacao === 'possivel' ? null : regret,
    desistencia: withdrawal,
    vehicles: vehicles.parse(row.vehicles),
    photos: row.photos,
    ...presentPurchase(row, now),
  };
  return { ...shown, acoes: presentActions(shown, accountId) };
}

/** An offer that is hidden from the public says so to users with a deal on it (rule 0.31). */
function unavailable({ shown, store_open: open }: NegotiationRow): Pick<Negotiation, 'indisponivel'> {
  if (!open) return { indisponivel: 'loja' };
  return shown ? {} : { indisponivel: 'oferta' };
}

/** After the end the best bid counts while the sales team decides on it; a user who was released at their own request sees that, not a loss. */
function isStillUp({ status, undecided, bid_cancellation: request }: NegotiationRow): boolean {
  return status !== 'E' || undecided || request === 'accepted';
}

function presentEntry(entry: HistoryRow, accountId: number): Negotiation['histLances'][number] {
  return {
    data: isoInstant(entry.at),
    valor: reaisFromCentavos(entry.value_cents),
    codigoUsr: shownUser(entry.account_id, accountId),
    status: entry.annulled ? 'Z' : proposalMark(entry.proposal_status),
    tipo: entry.kind,
  };
}

function proposalMark(status: string | null): 'R' | 'K' | null {
  if (status === 'rejected' || status === 'expired') return 'R';
  return status === 'withdrawn' || status === 'replaced' ? 'K' : null;
}

function presentPurchase(row: NegotiationRow, now: number) {
  const bought = row.purchase_code !== null;
  return {
    codigoCompra: row.purchase_code,
    lanceVencedor: row.purchase_value === null ? null : reaisFromCentavos(row.purchase_value),
    dataLanceVencedor: isoOrNull(row.created_at),
    totalCompra: presentTotal(row),
    vendido10dias: bought && row.cancelled_at === null && isSoldRecently(row.created_at, now),
    ...presentCancellation(row),
    dataSolicitacaoCancelamentoVenda: isoOrNull(row.sale_cancellation_requested_at),
    dataRejeicaoCancelamentoVenda: overtaken(row) ? null : isoOrNull(row.sale_cancellation_rejected_at),
    dataCompraFinalizada: isoOrNull(row.finished_at),
    dataAguardandoRetirada: isoOrNull(row.awaiting_withdrawal_at),
    dataAguardandoCredito: isoOrNull(row.awaiting_credit_at),
    dataNegociacao: isoOrNull(row.negotiation_at),
    dataAguardandoContato: isoOrNull(row.awaiting_contact_at),
    pedidoCompra:
      row.invoice_issued === null && row.payment_approved === null
        ? null
        : {
            notaFiscalEmitida: row.invoice_issued ?? false,
            pagamentoAprovado: row.payment_approved ?? false,
            formaPagamento: row.payment_method,
          },
  };
}

function presentTotal({ purchase_value: price, purchase_costs: costs }: NegotiationRow) {
  const full = price === null || costs === null ? null : fullPrice(price, costs);
  if (full === null) return null;
  return {
    total: reaisFromCentavos(full.total),
    taxa: reaisFromCentavos(full.fee),
    frete: reaisFromCentavos(full.freight),
  };
}

/** A refusal says nothing of a purchase that a complaint undoes, or undid, after it. */
function overtaken({ cancelled_at: cancelledAt, cancellation }: NegotiationRow): boolean {
  return cancelledAt !== null || cancellation === 'Q';
}

function presentCancellation(row: NegotiationRow) {
  if (row.bid_cancellation === null) {
    return {
      idofrtacancl: row.cancellation,
      dataCancelada: isoOrNull(row.cancelled_at),
      dataSolicitacaoCancelamento: isoOrNull(row.cancellation_requested_at),
      dataRejeicaoCancelamento: overtaken(row) ? null : isoOrNull(row.cancellation_rejected_at),
    };
  }
  const answered = isoOrNull(row.bid_cancellation_answered_at);
  return {
    idofrtacancl: row.bid_cancellation === 'review' ? 'Q' : null,
    dataCancelada: row.bid_cancellation === 'accepted' ? answered : null,
    dataSolicitacaoCancelamento: isoOrNull(row.bid_cancellation_requested_at),
    dataRejeicaoCancelamento: row.bid_cancellation === 'rejected' ? answered : null,
  };
}
