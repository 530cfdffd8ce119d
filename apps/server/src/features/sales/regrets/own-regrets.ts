import type { NegotiationOffer } from '@patio/contract/sales/negotiations/list-my-offers.ts';
import { regretTerm, type RegretSetting } from '@patio/domain/sales/regrets/decide-regret.ts';
import { isProved, regretsAskForProof } from '@patio/domain/sales/regrets/regret-limit.ts';
import { regretProtocol } from '@patio/domain/sales/regrets/regret-protocol.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { regretRows, regretsSince, type RegretRow } from './regrets.store.ts';
import { regrettable, trustOf } from './regrettable.ts';

type Regret = NonNullable<NegotiationOffer['arrependimento']>;

/** Purchases that a user may still return, or has returned, by offer, in the format of the API. */
export async function ownRegrets(
  queries: Queries,
  accountId: number,
  offerCodes: readonly number[],
  { setting, now }: { readonly setting: RegretSetting; readonly now: number },
): Promise<ReadonlyMap<number, Regret>> {
  if (offerCodes.length === 0) return new Map();
  const rows = await regretRows(queries, accountId, offerCodes);
  const earlier = rows.length === 0 ? [] : await regretsSince(queries, accountId, 0);
  const asks = regretsAskForProof([now, ...earlier], now) !== null;
  return new Map(
    rows.flatMap((row) => {
      const regret = presentRegret(row, setting, now);
      const segundo = asks && !isProved(trustOf(row));
      return regret === null ? [] : [[row.offer_code, { ...regret, segundo }] as const];
    }),
  );
}

function presentRegret(row: RegretRow, setting: RegretSetting, now: number): Omit<Regret, 'segundo'> | null {
  if (row.regretted_at !== null && row.regret_id !== null) {
    return {
      situacao: 'feito',
      ate: null,
      em: isoInstant(row.regretted_at),
      protocolo: regretProtocol(row.regret_id, row.regretted_at),
      devolucao: row.refund_due === true || row.refunded_at !== null,
      devolvidoEm: row.refunded_at === null ? null : isoInstant(row.refunded_at),
    };
  }
  const term = regretTerm(regrettable(row), setting, now);
  if (term === null) return null;
  const ate = term.until === null ? null : isoInstant(term.until);
  return { situacao: 'possivel', ate, em: null, protocolo: null, devolucao: false, devolvidoEm: null };
}
