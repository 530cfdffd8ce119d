import type { getLedger } from '@patio/contract/trading/auctions/get-ledger.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import type { PublicLedger } from '@patio/domain/trading/auctions/ledger/verify-public-ledger.ts';

/** The original response, which a reader may keep. */
export type WireLedger = Reply<typeof getLedger>;

/** The response as the domain rules read it. */
export function publicLedger(wire: WireLedger): PublicLedger {
  const { regra, estado } = wire;
  return {
    offerId: wire.codigoOferta,
    rule: {
      version: regra.versao,
      base: regra.base,
      increment: regra.incremento,
      minimumStep: regra.minimumStep,
      hasReserve: regra.reserva,
      seal: regra.reservaSelo,
      reserve:
        regra.reservaValor === null || regra.reservaSegredo === null
          ? null
          : { value: regra.reservaValor, secret: regra.reservaSegredo },
      secret: regra.segredoMaximos,
      originalEnd: Date.parse(regra.fimAnunciado),
      softCloseMs: regra.prorrogacaoMs,
      softCloseCapMs: regra.prorrogacaoLimiteMs,
    },
    shown: {
      status: estado.status,
      price: estado.valor,
      leader: estado.lider,
      end: Date.parse(estado.fim),
    },
    entries: wire.entradas.map((entry) => ({
      seq: entry.seq,
      at: Date.parse(entry.em),
      participant: entry.participante,
      type: entry.tipo,
      value: entry.valor,
      previous: entry.anterior,
      hash: entry.hash,
      seal: entry.selo,
    })),
    maxima:
      wire.maximos?.map((maximum) => ({
        participant: maximum.participante,
        value: maximum.valor,
        at: Date.parse(maximum.em),
        link: maximum.elo,
      })) ?? null,
  };
}
