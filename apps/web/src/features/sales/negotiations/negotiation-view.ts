import type { NegotiationOffer } from '@patio/contract/sales/negotiations/list-my-offers.ts';
import { mileageText } from '@patio/domain/catalogue/catalogue/mileage-text.ts';
import type { FullPrice } from '@patio/domain/trading/costs/full-price.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import {
  historyLabel,
  visibleHistory,
  type HistoryLabel,
} from '@patio/domain/sales/negotiations/bid-history.ts';
import { displayedStatus, type StatusKey } from '@patio/domain/sales/negotiations/displayed-status.ts';
import { lastBidKind, type LastBidKind } from '@patio/domain/sales/negotiations/last-bid-type.ts';
import {
  negotiationView as viewOf,
  rowActions,
  type RowActions,
  type RowFacts,
} from '@patio/domain/sales/negotiations/row-actions.ts';
import { ownProposalOf, type OwnProposal } from '../proposals/public.ts';
import { regretOf, type RegretView } from '../regrets/public.ts';
import { secondChanceOf, type SecondChanceView } from '../second-chances/public.ts';
import { withdrawalOf, type WithdrawalView } from '../withdrawals/public.ts';

/** A negotiation as its row shows it. Money in centavos; instants in epoch milliseconds. */
export interface NegotiationView {
  readonly code: number;
  /** Of the purchase; null: none. */
  readonly purchase: number | null;
  readonly view: 'compra' | 'negociacao';
  readonly title: string;
  /** Version, years and usage, on one line. */
  readonly vehicle: string;
  readonly photo: string | null;
  readonly icon: string;
  readonly end: number;
  /** Until the end, when the row was loaded. */
  readonly secondsLeft: number;
  readonly active: boolean;
  /** The offer cannot be dealt on now: its store is closed, or staff took it off the site. */
  readonly unavailable: 'store' | 'offer' | null;
  readonly status: StatusKey | null;
  readonly leading: boolean;
  /** Ended below the reserve with this user's bid as the highest: the sales team decides (rule 0.6). */
  readonly conditional: boolean;
  /** The user's pseudonym on this offer. */
  readonly pseudonym: string;
  /** How often its price or its leader has changed while the row was shown. */
  readonly changes: number;
  readonly kind: LastBidKind;
  /** As `kind`, but a proposal remains a proposal whatever its outcome. */
  readonly shownKind: LastBidKind;
  readonly ownValue: number;
  /** The user's latest bid that was neither withdrawn nor annulled, whatever they proposed since; null: none. */
  readonly ownBid: number | null;
  readonly currentValue: number;
  /** What `currentValue` is: the current bid, unless the user bought the offer. */
  readonly bought: boolean;
  /** The same including all additional costs; null: not bought, or not known to the centavo. */
  readonly fullPrice: FullPrice | null;
  readonly hasBid: boolean;
  /** Who bought the offer, once it is sold: the user, or another user; null: no buyer, or not shown here. */
  readonly outcome: 'yours' | 'others' | null;
  /** What its actions depend on; the event stream changes some of it. */
  readonly facts: RowFacts;
  readonly actions: RowActions;
  /** Code of the last bid or proposal. */
  readonly bidCode: number;
  readonly history: readonly HistoryLine[];
  /** What the purchase waits for; null: nothing. */
  readonly next: NextStepView | null;
  /** The user's latest proposal on the offer; null without one. */
  readonly proposal: OwnProposal | null;
  /** The user may accept or decline the offer; null when it is not theirs to decide. */
  readonly secondChance: SecondChanceView | null;
  /** The purchase may be returned by right, or was; null for neither. */
  readonly regret: RegretView | null;
  /** The user's bids that may be withdrawn; null when none may. */
  readonly withdrawal: WithdrawalView | null;
}

/** What a purchase waits for: of whom, and until when (epoch milliseconds; null: without a term). */
export interface NextStepView {
  readonly stage: NonNullable<NegotiationOffer['proximo']>['etapa'];
  readonly owner: NonNullable<NegotiationOffer['proximo']>['quem'];
  readonly due: number | null;
  readonly late: boolean;
}

export interface HistoryLine {
  readonly at: number;
  readonly value: number;
  readonly label: HistoryLabel | null;
  readonly own: boolean;
}

const UNAVAILABLE = { loja: 'store', oferta: 'offer' } as const;

/** Maps a row of the response to what the screen shows (NEGO-05 to NEGO-12); `userCode` is the signed-in user's, `now` in epoch milliseconds. */
export function negotiationRow(offer: NegotiationOffer, userCode: number, now: number): NegotiationView {
  const facts = factsOf(offer, userCode);
  const [vehicle] = offer.vehicles;
  const years = [vehicle?.yearManufacture, vehicle?.yearModel].filter(Boolean).join('/');
  const usage =
    vehicle === undefined || vehicle.km === null ? '' : mileageText(vehicle.km, vehicle.tipoContador);
  const kind = lastBidKind(offer.tipoUltimoLance);
  return {
    code: offer.codigoOferta,
    purchase: offer.codigoCompra,
    view: viewOf(facts),
    title: offer.title,
    vehicle: [vehicle?.version, years, usage].filter(Boolean).join(' · '),
    photo: offer.photos[0] ?? null,
    icon: vehicle?.ativo ?? '',
    end: Date.parse(offer.date),
    secondsLeft: (Date.parse(offer.date) - now) / 1000,
    active: offer.statusOferta === 'A',
    unavailable: offer.indisponivel === undefined ? null : UNAVAILABLE[offer.indisponivel],
    status: displayedStatus(facts),
    leading: offer.statusOferta === 'A' && offer.winner === '' && kind === 'bid',
    conditional:
      offer.statusOferta === 'E' && offer.winner === '' && kind === 'bid' && offer.segundaChance === null,
    pseudonym: offer.participante,
    changes: 0,
    kind,
    shownKind: isProposal(offer, kind) ? 'proposal' : kind,
    ownValue: ownValue(offer, userCode),
    ownBid: ownBid(offer, userCode),
    currentValue: centavosFromReais(offer.lanceVencedor ?? offer.valorLeilao) ?? 0,
    bought: offer.lanceVencedor !== null,
    fullPrice: fullPriceOf(offer),
    hasBid: offer.histLances.some(({ tipo, status }) => ['L', 'P'].includes(tipo) && status !== 'Z'),
    outcome: outcomeOf(facts),
    facts,
    actions: rowActions(facts),
    bidCode: offer.codigoUltimoLance,
    history: historyLines(offer, userCode),
    next: nextOf(offer),
    secondChance: secondChanceOf(offer),
    regret: regretOf(offer, isPaid(facts)),
    withdrawal: withdrawalOf(offer.codigoOferta, offer.desistencia),
    proposal: offer.proposta === null ? null : ownProposalOf(offer.proposta),
  };
}

function nextOf({ proximo }: NegotiationOffer): NextStepView | null {
  if (proximo === null) return null;
  const { etapa: stage, quem: owner, prazo, atrasada: late } = proximo;
  return { stage, owner, due: prazo === null ? null : Date.parse(prazo), late };
}

function fullPriceOf({ totalCompra: given }: NegotiationOffer): FullPrice | null {
  if (given === null) return null;
  const cents = (reais: number): number => centavosFromReais(reais) ?? 0;
  return { total: cents(given.total), fee: cents(given.taxa), freight: cents(given.frete) };
}

/** A valid sale has a buyer; if it is not the signed-in user, they are not named. */
function outcomeOf({ winner, status, cancelledAt, regrettedAt }: RowFacts): NegotiationView['outcome'] {
  if (winner === 'W') return cancelledAt === null && regrettedAt === null ? 'yours' : null;
  return winner === 'N' && status !== 'A' && status !== 'E' ? 'others' : null;
}

/** Whether there is a known payment that would be refunded. */
function isPaid({ order }: RowFacts): boolean {
  return order !== null && (order.paymentApproved || order.invoiceIssued);
}

/** A row of the response as the rules of the domain read it. */
export function factsOf(offer: NegotiationOffer, userCode: number): RowFacts {
  const { pedidoCompra: order } = offer;
  return {
    status: offer.statusOferta,
    winner: offer.winner,
    lastBidType: offer.tipoUltimoLance,
    lastBidIsOwn: offer.codigoUsuarioUltimoLance === userCode,
    cancellationUnderReview: offer.idofrtacancl === 'Q',
    cancelledAt: offer.dataCancelada,
    // For a purchase that was undone before the user dealt on the offer again, only the protocol is shown.
    regrettedAt: offer.winner === 'W' ? (offer.arrependimento?.em ?? null) : null,
    cancellationRequestedAt: offer.dataSolicitacaoCancelamento,
    cancellationRejectedAt: offer.dataRejeicaoCancelamento,
    saleCancellationRequestedAt: offer.dataSolicitacaoCancelamentoVenda,
    saleCancellationRejectedAt: offer.dataRejeicaoCancelamentoVenda,
    negotiationAt: offer.dataNegociacao,
    soldRecently: offer.vendido10dias,
    order:
      order === null
        ? null
        : {
            invoiceIssued: order.notaFiscalEmitida,
            paymentApproved: order.pagamentoAprovado,
            paymentMethod: order.formaPagamento,
          },
    unavailable: offer.indisponivel !== undefined,
    hasSecondChance: offer.segundaChance !== null,
  };
}

/** The letters of a rejected and of a withdrawn bid are used for proposals too. */
function isProposal({ proposta, codigoUltimoLance }: NegotiationOffer, kind: LastBidKind): boolean {
  const ended = kind === 'bidRejected' || kind === 'bidWithdrawn';
  return ended && proposta?.codigo === codigoUltimoLance;
}

function ownValue(offer: NegotiationOffer, userCode: number): number {
  const own = offer.histLances.filter(({ codigoUsr }) => codigoUsr === userCode);
  return centavosFromReais(latestOf(own)?.valor ?? offer.valorUltimoLance) ?? 0;
}

function ownBid({ histLances }: NegotiationOffer, userCode: number): number | null {
  const standing = histLances.filter(
    ({ codigoUsr, tipo, status }) => codigoUsr === userCode && ['L', 'P'].includes(tipo) && status !== 'Z',
  );
  const latest = latestOf(standing);
  return latest === undefined ? null : centavosFromReais(latest.valor);
}

function latestOf(entries: NegotiationOffer['histLances']) {
  return entries.toSorted((one, other) => Date.parse(other.data) - Date.parse(one.data))[0];
}

function historyLines(offer: NegotiationOffer, userCode: number): HistoryLine[] {
  const entries = offer.histLances.map((entry) => ({ ...entry, userId: entry.codigoUsr, type: entry.tipo }));
  return visibleHistory(entries).map((entry) => ({
    at: Date.parse(entry.data),
    value: centavosFromReais(entry.valor) ?? 0,
    label: historyLabel(entry),
    own: entry.codigoUsr === userCode,
  }));
}
