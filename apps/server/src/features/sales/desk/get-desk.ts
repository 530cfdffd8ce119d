import type { getDesk as contract } from '@patio/contract/sales/desk/get-desk.ts';
import { DESK_KINDS, WORK_CALLS } from '@patio/contract/sales/desk/work-kinds.ts';
import type { ServerDeps } from '../../../deps.ts';
import { storeOf } from '../../../platform/access/store-access.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { deskCounts } from './desk.store.ts';
import { maySee } from './work.policy.ts';
import { instantOrNull } from './work.present.ts';

const NOTHING = { total: 0, mine: 0, free: 0, overdue: 0, due: null, oldest: null, first: null } as const;

/** What waits for a user, by the kinds that they may list: for the house everywhere, for users of a store in their own. */
export const getDesk =
  ({ database, config }: ServerDeps): Handler<typeof contract> =>
  async (_input, { actor, now }) => {
    const seen = DESK_KINDS.filter((kind) => maySee(actor, kind));
    const forHouse = seen.filter((kind) => storeOf(actor, WORK_CALLS[kind].lists) === null);
    const rest = { accountId: actor.accountId, now, promisedHours: config.rules.promisedAnswerHours };
    const ofStore = seen.filter((kind) => !forHouse.includes(kind));
    const rows = await Promise.all([
      deskCounts(database, { kinds: forHouse, store: null, ...rest }),
      ofStore.length === 0 ? [] : deskCounts(database, { kinds: ofStore, store: actor.partnerId, ...rest }),
    ]);
    const counted = new Map(rows.flat().map((row) => [row.kind, row]));
    return {
      data: seen.map((tipo) => {
        const { total, mine, free, overdue, due, oldest, first } = counted.get(tipo) ?? NOTHING;
        return {
          tipo,
          total,
          meus: mine,
          livres: free,
          vencidos: overdue,
          prazo: instantOrNull(due),
          desde: instantOrNull(oldest),
          primeiro: first,
        };
      }),
    };
  };
