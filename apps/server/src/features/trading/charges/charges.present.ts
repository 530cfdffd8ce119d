import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { wireFromFee } from '@patio/domain/trading/costs/wire-fee.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { BuyerFeeRow } from './buyer-fees.store.ts';
import type { FreightRateRow } from './freight-rates.store.ts';

/** A freight rate in reais. */
export function presentRate({
  code,
  partnerId,
  categoryCode,
  origin,
  destination,
  price,
  validFrom,
}: FreightRateRow) {
  return {
    codigo: code,
    parceiro: partnerId,
    categoria: categoryCode,
    origem: origin,
    destino: destination,
    preco:
      price === null
        ? null
        : {
            base: reaisFromCentavos(price.base),
            porKm: reaisFromCentavos(price.perKm),
            minimo: reaisFromCentavos(price.minimum),
          },
    validaDesde: isoInstant(validFrom),
  };
}

/** A fee that was set, with what it applies to. */
export function presentFee({ code, offerCode, partnerId, categoryCode, fee, ...row }: BuyerFeeRow) {
  return {
    codigo: code,
    oferta: offerCode,
    parceiro: partnerId,
    categoria: categoryCode,
    taxa: wireFromFee(fee),
    validaDesde: isoInstant(row.validFrom),
    motivo: row.reason,
    por: row.by,
    nomeLoja: row.storeName,
  };
}
