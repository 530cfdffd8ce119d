import {
  getStoreAnswerTimes as contract,
  STORE_ANSWERED_KINDS,
} from '@patio/contract/sales/answer-times/get-store-answer-times.ts';
import type { ServerDeps } from '../../../deps.ts';
import { mayReachStore } from '../../../platform/access/store-access.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { storeHeadOf } from '../../stores/directory/public.ts';
import { deskCounts } from '../desk/public.ts';
import { storeAnswerTimes } from './store-answer-times.store.ts';

const DAY_MS = 86_400_000;

/** How long people waited for an answer on the offers of a store, and how many wait. */
export const getStoreAnswerTimes =
  ({ config, database }: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id: partnerId }, query, fail }, { actor, now }) => {
    if (!mayReachStore(actor, partnerId, contract)) return fail('partner-not-found');
    if (!(await storeHeadOf(database, partnerId))) return fail('partner-not-found');
    const { promisedAnswerHours: promisedHours } = config.rules;
    const since = now - Number(query.dias ?? '30') * DAY_MS;
    const rows = await storeAnswerTimes(database, { partnerId, since, promisedHours });
    const asked = { kinds: STORE_ANSWERED_KINDS, store: partnerId, accountId: 0, now, promisedHours };
    const waiting = await deskCounts(database, asked);
    const data = STORE_ANSWERED_KINDS.map((tipo) => {
      const row = rows.find(({ kind }) => kind === tipo);
      const waits = waiting.find(({ kind }) => kind === tipo);
      return {
        tipo,
        respondidas: row?.answered ?? 0,
        mediana: row === undefined ? null : Math.round(row.median / 60),
        p90: row === undefined ? null : Math.round(row.p90 / 60),
        noPrazo: row?.in_time ?? 0,
        esperando: waits?.total ?? 0,
        atrasadas: waits?.overdue ?? 0,
      };
    });
    return { data, horasPrometidas: promisedHours };
  };
