import type { listStrikes as contract } from '@patio/contract/people/strikes/list-strikes.ts';
import { activeStrikes, stoppedUntil, strikeEnd } from '@patio/domain/people/strikes/active-strikes.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { strikesOf, type StrikeRow } from './strikes.store.ts';

const strikeOf = (row: StrikeRow) => ({ ...row, removedAt: row.removed_at });

/** The defaulted purchases of an account, and whether it may still deal. */
export const listStrikes =
  ({ database, config, clock }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }) => {
    const rows = await strikesOf(database, params.id);
    if (rows === undefined) return fail('user-not-found');
    const rules = config.rules.strikes;
    const now = clock.now();
    const strikes = rows.map(strikeOf);
    const counting = activeStrikes(strikes, now, rules);
    const until = stoppedUntil(strikes, now, rules);
    return {
      data: strikes.map((strike) => ({
        codigo: strike.code,
        codigoOferta: strike.offer_code,
        titulo: strike.title,
        codigoCompra: strike.purchase_code,
        motivo: strike.reason,
        em: isoInstant(strike.at),
        ate: isoInstant(strikeEnd(strike.at, rules.months)),
        conta: counting.includes(strike),
        retirado:
          strike.removed_at === null
            ? null
            : { em: isoInstant(strike.removed_at), motivo: strike.removal_reason ?? '' },
      })),
      contam: counting.length,
      limite: rules.beforeBlock,
      impedidaAte: until === null ? null : isoInstant(until),
    };
  };
