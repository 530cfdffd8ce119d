import type { listCloses as contract } from '@patio/contract/finance/closes/list-closes.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { readList } from '../../../../platform/lists/public.ts';
import { CLOSES } from '../closes-list.store.ts';
import { calendarAround, presentClose } from '../closes.present.ts';

/** The days on which book and bank are compared. */
export const listCloses =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }, { now }) => {
    const { rows, ...page } = await readList(database, CLOSES, query);
    const today = await calendarAround(database, now);
    return { data: rows.map((row) => presentClose(row, today)), ...page };
  };
