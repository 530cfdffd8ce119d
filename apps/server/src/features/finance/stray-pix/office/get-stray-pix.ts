import type { getStrayPix as contract } from '@patio/contract/finance/stray-pix/get-stray-pix.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { offersPix } from '../../../../platform/pix/open-pix.ts';
import { showStray } from '../show-stray.ts';

/** A Pix without a charge with what it may pay. */
export const getStrayPix =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, now }) => {
    const pix = offersPix(deps.config);
    const found = await showStray(deps.database, params.id, { actor, now, pix });
    return found === undefined ? fail('stray-not-found') : { data: found };
  };
