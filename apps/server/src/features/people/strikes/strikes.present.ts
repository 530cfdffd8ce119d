import { activeStrikes, strikeEnd, type StrikeRules } from '@patio/domain/people/strikes/active-strikes.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { StrikeRow } from './strikes.store.ts';

/** A strike as calls give it. */
export function presentStrike(strike: Omit<StrikeRow, 'value_cents'>, counts: boolean, rules: StrikeRules) {
  return {
    codigo: strike.code,
    codigoOferta: strike.offer_code,
    titulo: strike.title,
    codigoCompra: strike.purchase_code,
    motivo: strike.reason,
    em: isoInstant(strike.at),
    ate: isoInstant(strikeEnd(strike.at, rules.months)),
    conta: counts,
    retirado:
      strike.removed_at === null
        ? null
        : { em: isoInstant(strike.removed_at), motivo: strike.removal_reason ?? '' },
  };
}

/** Whether a strike counts, no longer counts, or was taken back. */
export function situationOf(
  { at, removed_at: removedAt }: Pick<StrikeRow, 'at' | 'removed_at'>,
  now: number,
  rules: StrikeRules,
): 'conta' | 'vencida' | 'retirada' {
  if (removedAt !== null) return 'retirada';
  return activeStrikes([{ at, removedAt }], now, rules).length > 0 ? 'conta' : 'vencida';
}
