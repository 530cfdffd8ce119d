import type { getLedger } from '@patio/contract/trading/auctions/get-ledger.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { NO_MAXIMUM } from '@patio/domain/trading/auctions/ledger/maxima-seal.ts';
import { reserveSeal, wasReserveReached } from '@patio/domain/trading/auctions/ledger/reserve-seal.ts';
import { secretsOf, type Secrets } from '@patio/domain/trading/auctions/bids/secrets.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { ANNULMENT_REASONS } from '../annulment-reasons.ts';
import { auctionState, type AuctionRow } from '../auction-row.ts';
import type { LedgerRow, MaximumRow } from '../auctions.store.ts';
import { maximaSecret, pseudonym, reserveSecret, sha256Hex } from './pseudonym.ts';
import { recordedHistory } from './recorded-history.ts';
import { linksOf } from '../bids/seal-lines.ts';

type Ledger = Reply<typeof getLedger>;

/** The public ledger of an auction; maxima, and a reserve that was reached, only once they are final (rules 0.6, 0.9, 0.41). */
export function presentLedger(
  row: AuctionRow,
  { lines, maxima }: { readonly lines: readonly LedgerRow[]; readonly maxima: readonly MaximumRow[] },
  now: number,
): Ledger {
  const named = (bidder: number): string => pseudonym(row.pseudonym_key, bidder);
  const state = auctionState(row);
  const secrets = secretsOf(state, now);
  const opened = secrets.kind === 'open';
  return {
    codigoOferta: row.offer_code,
    encerrada: !row.open,
    sigilo: presentSecrets(secrets),
    regra: {
      versao: row.rule_version,
      base: row.base_cents,
      incremento: row.increment_cents,
      minimumStep: row.minimum_step,
      ...presentReserve(
        row,
        opened && wasReserveReached(row.reserve_cents ?? 0, recordedHistory(lines, maxima)),
      ),
      segredoMaximos: opened && row.rule_version !== 1 ? maximaSecret(row.pseudonym_key) : null,
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
      selo: line.seal,
      ...(line.annulment_reason === null || line.struck_seq === null
        ? {}
        : { anula: line.struck_seq, motivo: ANNULMENT_REASONS[line.annulment_reason] }),
    })),
    ...(opened ? { maximos: presentMaxima(row, maxima, named) } : {}),
  };
}

function presentMaxima(row: AuctionRow, maxima: readonly MaximumRow[], named: (bidder: number) => string) {
  const { maxima: recorded } = recordedHistory([], maxima);
  const links = row.rule_version === 1 ? [] : linksOf({ ...row, maxima_link: NO_MAXIMUM }, recorded);
  return maxima.map((maximum, index) => ({
    participante: named(maximum.bidder_id),
    valor: maximum.value_cents,
    em: isoInstant(maximum.at),
    automatico: true,
    elo: links[index] ?? null,
  }));
}

/** Whether the secrets are public, and when they will be at the latest. */
export function presentSecrets(secrets: Secrets): { aberto: boolean; ate: string | null } {
  if (secrets.kind === 'open') return { aberto: true, ate: null };
  return { aberto: false, ate: secrets.opensAt === null ? null : isoInstant(secrets.opensAt) };
}

function presentReserve(row: AuctionRow, shown: boolean) {
  const value = row.reserve_cents;
  if (value === null) return { reserva: false, reservaSelo: null, reservaValor: null, reservaSegredo: null };
  const secret = reserveSecret(row.pseudonym_key);
  return {
    reserva: true,
    reservaSelo: reserveSeal({ offerId: row.offer_code, value, secret }, sha256Hex),
    reservaValor: shown ? value : null,
    reservaSegredo: shown ? secret : null,
  };
}
