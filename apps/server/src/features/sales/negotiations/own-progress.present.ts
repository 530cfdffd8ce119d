import type { OwnNegotiation } from '@patio/contract/sales/negotiations/get-own-negotiation.ts';
import type { NegotiationOffer } from '@patio/contract/sales/negotiations/list-my-offers.ts';
import {
  negotiationNext,
  negotiationOutcome,
  negotiationTimeline,
  type NegotiationLine,
  type NegotiationNext,
  type NegotiationOutcome,
  type NegotiationPart,
  type NegotiationProgress,
  type NegotiationStep,
} from '@patio/domain/sales/negotiations/negotiation-progress.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { OwnProgressRows } from './own-progress.store.ts';

const STEPS = {
  end: 'fim',
  outbid: 'cobrir',
  decision: 'decisao',
  answer: 'resposta',
  reply: 'sua-resposta',
  'second-chance': 'segunda-chance',
  stay: 'suspensa',
} as const satisfies Record<NegotiationStep, string>;

const OWNERS = {
  buyer: 'comprador',
  seller: 'vendedor',
  nobody: 'ninguem',
} as const satisfies Record<NegotiationNext['owner'], string>;

const PARTS = {
  bid: 'lance',
  proposal: 'proposta',
  answer: 'resposta',
  reply: 'sua-resposta',
  end: 'fim',
  decision: 'decisao',
  'second-chance': 'segunda-chance',
  purchase: 'compra',
} as const satisfies Record<NegotiationPart, string>;

const STATES = {
  done: 'feita',
  now: 'atual',
  ahead: 'futura',
  never: 'nunca',
} as const satisfies Record<NegotiationLine['state'], string>;

const OUTCOMES = {
  others: 'de-outro',
  unsold: 'sem-venda',
  withdrawn: 'retirada',
  annulled: 'anulada',
  refused: 'recusada',
  expired: 'vencida',
  lapsed: 'superada',
} as const satisfies Record<NegotiationOutcome, string>;

const isoOrNull = (at: number | null): string | null => (at === null ? null : isoInstant(at));

/** Where a user's deals on an offer stand; `now` in epoch milliseconds. */
export function presentProgress(
  row: NegotiationOffer,
  rows: OwnProgressRows,
  now: number,
): Omit<OwnNegotiation, 'negociacao'> {
  const facts = progressOf(row, rows);
  const next = negotiationNext(facts, now);
  const outcome = negotiationOutcome(facts, now);
  const { bids } = rows;
  return {
    loja: rows.offer?.store ?? null,
    lance: bids === undefined ? null : { codigo: bids.last_code, frete: bids.freight, uf: bids.uf },
    etapas: negotiationTimeline(facts, now).map(({ part, state, at }) => ({
      etapa: PARTS[part],
      situacao: STATES[state],
      em: isoOrNull(at),
    })),
    proximo:
      next === null
        ? null
        : { etapa: STEPS[next.step], quem: OWNERS[next.owner], prazo: isoOrNull(next.due) },
    desfecho: outcome === null ? null : OUTCOMES[outcome],
  };
}

function progressOf(row: NegotiationOffer, { offer, bids, proposal }: OwnProgressRows): NegotiationProgress {
  if (offer === undefined) throw new Error('A negotiation without its offer.');
  const bought = row.codigoCompra === null ? null : row.dataLanceVencedor;
  return {
    status: offer.status,
    endsAt: offer.end_at,
    closedAt: offer.closed_at,
    unavailable: row.indisponivel !== undefined,
    purchasedAt: bought === null ? null : Date.parse(bought),
    bids: bids === undefined ? null : bidsOf(row, bids, offer.leads),
    decisionUntil: offer.leads ? offer.conditional_until : null,
    secondChanceUntil: row.segundaChance === null ? null : Date.parse(row.segundaChance.ate),
    proposal:
      proposal === undefined
        ? null
        : {
            status: proposal.status === 'open' ? 'pending' : proposal.status,
            lastStep: proposal.last_step,
            lastStepAt: proposal.last_step_at,
            sentAt: proposal.created_at,
            answeredAt: proposal.answered_at,
            acceptedAt: proposal.accepted_at,
            countered: proposal.countered,
            until: proposal.expires_at,
          },
  };
}

type Bids = NonNullable<NegotiationProgress['bids']>;

function bidsOf(
  { dataCancelada: released }: NegotiationOffer,
  bids: NonNullable<OwnProgressRows['bids']>,
  leads: boolean,
): Bids {
  const { first_at: firstAt } = bids;
  if (!bids.stands) {
    // What became of the last bid counts: whose earlier bids were withdrawn may have bid again.
    const standing = bids.last_reason === 'withdrawn' ? 'withdrawn' : 'annulled';
    return { firstAt, standing, takenAt: bids.taken_at };
  }
  // A bidder who was released at their own request has withdrawn.
  if (released !== null) return { firstAt, standing: 'withdrawn', takenAt: Date.parse(released) };
  return { firstAt, standing: leads ? 'leads' : 'outbid', takenAt: null };
}
