import type { openOwnPix as contract } from '@patio/contract/finance/pix/open-own-pix.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import type { PixBank } from '../../../../platform/pix/pix-bank.ts';
import { pixForCharge } from '../pix-for-charge.ts';
import { payableCharges } from '../read-pix.ts';

/** Gives the buyer a Pix for a charge of a purchase of theirs. */
export const openOwnPix =
  (deps: ServerDeps, bank: PixBank | null): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor }) => {
    if (bank === null) return fail('pix-not-offered');
    const { cobranca: code, prazo } = body;
    const term = prazo === 'vencimento' ? 'due' : 'now';
    const read = async (queries: Queries) =>
      (await payableCharges(queries, params.id)).find((charge) => charge.code === code);
    const pix = await pixForCharge({ ...deps, bank }, { code, buyer: actor.accountId, term, read });
    if (pix === 'none') return fail('purchase-not-found');
    return typeof pix === 'string' ? fail(pix) : { data: pix };
  };
