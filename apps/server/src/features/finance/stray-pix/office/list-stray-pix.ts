import type { listStrayPix as contract } from '@patio/contract/finance/stray-pix/list-stray-pix.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { readList, sumList } from '../../../../platform/lists/public.ts';
import { presentStray } from '../show-stray.ts';
import { STRAYS } from '../strays-list.store.ts';

/** Pix without a charge, longest waiting first. */
export const listStrayPix =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }) => {
    const { rows, ...page } = await readList(database, STRAYS, query);
    const cents = page.totalExato
      ? await sumList(database, STRAYS, query, { scope: [], of: 's.left_cents' })
      : null;
    return { data: rows.map(presentStray), ...page, soma: cents === null ? null : reaisFromCentavos(cents) };
  };
