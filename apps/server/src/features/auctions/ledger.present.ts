import type { getLedger } from '@patio/contract/auctions/get-ledger.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { reserveSeal, wasReserveReached } from '@patio/domain/auctions/reserve-seal.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { auctionState, type AuctionRow } from './auction-row.ts';
import { ANNULMENT_REASONS, type LedgerRow, type MaximumRow } from './auctions.store.ts';
import { pseudonym, reserveSecret, sha256Hex } from './pseudonym.ts';
import { recordedHistory } from './recorded-history.ts';

type Ledger = Reply<typeof getLedger>;

/** The public ledger of an auction; maxima, and a reserve that was reached, only after the end (rules 0.6, 0.9). */
export function presentLedger(
  row: AuctionRow,
  lines: readonly LedgerRow[],
  maxima: readonly MaximumRow[],
): Ledger {
  const named = (bidder: number): string => pseudonym(row.pseudonym_key, bidder);
  const state = auctionState(row);
  return {
    codigoOferta: row.offer_code,
    encerrada: !row.open,
    regra: {
      base: row.base_cents,
      incremento: row.increment_cents,
      ...presentReserve(row, lines, maxima),
      fimAnunciado: isoInstant(row.original_end_at),
      prorrogacaoMs: row.soft_close_ms,
      prorrogacaoLimiteMs: row.soft_close_cap_ms,
    },
    estado: {
      status: state.status,
      valor: row.price_cents,
      lider: row.leader_id === null ? null : named(row.leader_id),
      fim: isoInstant(row.end_at),
    },
    entradas: lines.map((line) => ({
      seq: line.seq,
      em: isoInstant(line.at),
      participante: line.bidder_id === null ? '' : named(line.bidder_id),
      tipo: line.kind,
      valor: line.value_cents,
      anterior: line.previous_hash,
      hash: line.hash,
      ...(line.annulment_reason === null || line.struck_seq === null
        ? {}
        : { anula: line.struck_seq, motivo: ANNULMENT_REASONS[line.annulment_reason] }),
    })),
    ...(row.open ? {} : { maximos: presentMaxima(maxima, named) }),
  };
}

function presentMaxima(maxima: readonly MaximumRow[], named: (bidder: number) => string) {
  return maxima.map((maximum) => ({
    participante: named(maximum.bidder_id),
    valor: maximum.value_cents,
    em: isoInstant(maximum.at),
    automatico: true,
  }));
}

function presentReserve(row: AuctionRow, lines: readonly LedgerRow[], maxima: readonly MaximumRow[]) {
  const value = row.reserve_cents;
  if (value === null) return { reserva: false, reservaSelo: null, reservaValor: null, reservaSegredo: null };
  const secret = reserveSecret(row.pseudonym_key);
  const shown = !row.open && wasReserveReached(value, recordedHistory(lines, maxima));
  return {
    reserva: true,
    reservaSelo: reserveSeal({ offerId: row.offer_code, value, secret }, sha256Hex),
    reservaValor: shown ? value : null,
    reservaSegredo: shown ? secret : null,
  };
}
