import type { listStrayPix as contract } from '@patio/contract/finance/stray-pix/list-stray-pix.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { readList, sumList } from '../../../../platform/lists/public.ts';
import { unbookedStrays } from '../../suspense/public.ts';
import { presentStray } from '../show-stray.ts';
import { STRAYS } from '../strays-list.store.ts';

/** Pix without a charge, longest waiting first, and those that could not be booked yet. */
export const listStrayPix =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }) => {
    const { rows, ...page } = await readList(database, STRAYS, query);
    const cents = page.totalExato
      ? await sumList(database, STRAYS, query, { scope: [], of: 's.left_cents' })
      : null;
    const naoLancados = (await unbookedStrays(database)).map((each) => ({
      referencia: each.end_to_end_id,
      valor: reaisFromCentavos(each.amount_cents),
      pagoEm: isoInstant(each.paid_at),
      vistoEm: isoInstant(each.seen_at),
      tentativas: each.tries,
    }));
    const soma = cents === null ? null : reaisFromCentavos(cents);
    return { data: rows.map(presentStray), ...page, soma, naoLancados };
  };
