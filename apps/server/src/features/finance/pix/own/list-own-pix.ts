import type { listOwnPix as contract } from '@patio/contract/finance/pix/list-own-pix.ts';
import { amountToPay } from '@patio/domain/finance/pix/decide-pix-charge.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import type { PixBank } from '../../../../platform/pix/pix-bank.ts';
import { saleOf } from '../../charges/public.ts';
import { presentOwnPix } from './own-pix.present.ts';
import { latestPix } from '../pix-charges.store.ts';
import { dueDayOf } from '../pix-for-charge.ts';
import { payableCharges } from '../read-pix.ts';

/** What the user still has to pay of a purchase; a purchase of another user is not found. */
export const listOwnPix =
  ({ clock, config, database }: ServerDeps, bank: PixBank | null): Handler<typeof contract> =>
  async ({ params, fail }, { actor }) => {
    const sale = await saleOf(database, params.id);
    if (sale?.account_id !== actor.accountId) return fail('purchase-not-found');
    if (bank === null) return { data: null };
    const charges = await payableCharges(database, params.id);
    const open = charges.filter(({ charge }) => amountToPay(charge) > 0);
    const pix = await latestPix(
      database,
      open.map(({ code }) => code),
    );
    const now = clock.now();
    const shown = open.map(async (charge) =>
      presentOwnPix(charge, pix.find(({ charge_code: of }) => of === charge.code) ?? null, {
        now,
        dated: config.pix.dated ? await dueDayOf(database, charge, now) : null,
      }),
    );
    return {
      data: {
        cobrancas: await Promise.all(shown),
        recebido: reaisFromCentavos(charges.reduce((sum, { received }) => sum + received, 0)),
      },
    };
  };
