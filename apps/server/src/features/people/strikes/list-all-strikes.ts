import type { listAllStrikes as contract } from '@patio/contract/people/strikes/list-all-strikes.ts';
import { activeStrikes, stoppedUntil } from '@patio/domain/people/strikes/active-strikes.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { readList } from '../../../platform/lists/public.ts';
import { presentStrike, situationOf } from './strikes.present.ts';
import { strikesFrom } from './strikes-list.store.ts';
import { strikesAmong } from './strikes.store.ts';

/** Strikes of all accounts, each with where its account stands now. */
export const listAllStrikes =
  ({ database, config }: ServerDeps): Handler<typeof contract> =>
  async ({ query }, { now }) => {
    const rules = config.rules.strikes;
    const { rows, ...page } = await readList(database, strikesFrom(now, rules.months), query);
    const among = await strikesAmong(database, [...new Set(rows.map(({ account_id: id }) => id))]);
    const ofAccount = Map.groupBy(among, ({ account_id: id }) => id);
    const data = rows.map((row) => {
      const own = ofAccount.get(row.account_id) ?? [];
      const until = stoppedUntil(own, now, rules);
      const situacao = situationOf(row, now, rules);
      return {
        ...presentStrike(row, situacao === 'conta', rules),
        situacao,
        valor: reaisFromCentavos(row.value_cents),
        comprador: { codigo: row.account_id, nome: row.buyer },
        por: row.given_by,
        contam: activeStrikes(own, now, rules).length,
        impedidaAte: until === null ? null : isoInstant(until),
      };
    });
    return { data, ...page, limite: rules.beforeBlock };
  };
