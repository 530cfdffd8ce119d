import type { getLedger as contract } from '@patio/contract/auctions/get-ledger.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../deps.ts';
import type { Handler } from '../../platform/http/serve.ts';
import { auctionReader } from './auctions.store.ts';
import { pseudonym } from './pseudonym.ts';

/** The ledger with pseudonyms; the maxima only after the end, so that anybody can recompute the outcome (rule 0.9). */
export const getLedger =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }) => {
    const reader = auctionReader(database);
    const row = await reader.find(params.id);
    if (!row) return fail('offer-not-found');
    const named = (bidder: number | null): string =>
      bidder === null ? '' : pseudonym(row.pseudonym_key, bidder);
    const [entries, maxima] = await Promise.all([
      reader.ledger(params.id),
      row.open ? undefined : reader.maxima(params.id),
    ]);
    return {
      codigoOferta: row.offer_code,
      encerrada: !row.open,
      regra: { base: row.base_cents, incremento: row.increment_cents, reserva: row.reserve_cents !== null },
      entradas: entries.map((entry) => ({
        seq: entry.seq,
        em: isoInstant(entry.at),
        participante: named(entry.bidder_id),
        tipo: entry.kind,
        valor: entry.value_cents,
        anterior: entry.previous_hash,
        hash: entry.hash,
      })),
      maximos: maxima?.map((maximum) => ({
        participante: named(maximum.bidder_id),
        valor: maximum.value_cents,
        em: isoInstant(maximum.at),
        automatico: true,
      })),
    };
  };
