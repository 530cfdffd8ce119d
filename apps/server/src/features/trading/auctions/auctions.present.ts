import type { LiveOffer } from '@patio/contract/wire/offer.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { StoredReply } from '../deals/public.ts';
import type { AuctionRow } from './auction-row.ts';
import type { Recorded } from './bids/judge-bid.ts';
import { pseudonym } from './history/pseudonym.ts';

/** The reply to a recorded bid: 201 if the bidder leads, 409 with the new price if they were outbid at once (rule 0.19). */
export function presentBid(row: AuctionRow, bidderId: number, code: number, decision: Recorded): StoredReply {
  const valorLeilao = reaisFromCentavos(decision.state.price);
  const participante = pseudonym(row.pseudonym_key, bidderId);
  if (decision.kind === 'beaten') {
    return { status: 409, reply: { valorLeilao, participante } };
  }
  return {
    status: 201,
    reply: { data: { codigo: code, cdofrta: row.offer_code, valorLeilao, lider: true, participante } },
  };
}

/** The live figures of an offer; nobody is named, the leader appears under a pseudonym. */
export function presentLive(row: AuctionRow, now: number): LiveOffer {
  const leader = row.leader_id;
  const announced = row.moved_end_at ?? row.original_end_at;
  return {
    codigoOferta: row.offer_code,
    seq: row.last_seq,
    status: row.status,
    hasBid: leader !== null,
    valorLeilao: reaisFromCentavos(row.price_cents),
    lances: row.bid_count,
    lider: leader === null ? null : pseudonym(row.pseudonym_key, leader),
    end: isoInstant(row.end_at),
    endOriginal: isoInstant(announced),
    endMaximo: isoInstant(announced + row.soft_close_cap_ms),
    reservaAtingida: row.reserve_cents === null ? null : (row.leader_maximum_cents ?? 0) >= row.reserve_cents,
    prorrogacaoMinutos: row.soft_close_ms / 60_000,
    agora: isoInstant(now),
  };
}
