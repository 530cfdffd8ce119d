import type { getOwnPickupCode as contract } from '@patio/contract/sales/pickup-codes/get-own-pickup-code.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { pickupCodeText } from '@patio/domain/sales/pickup-codes/pickup-code.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { openCode } from './code-secrets.ts';
import { storedCode } from './pickup-codes.store.ts';

/** Shows the code of a purchase to its buyer; a purchase of another user is not found. */
export const getOwnPickupCode =
  ({ config, database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, reply }) => {
    const row = await storedCode(database, params.id);
    if (row?.account_id !== actor.accountId) return fail('purchase-not-found');
    reply.header('cache-control', 'no-store');
    if (row.sealed === null || row.made_at === null) return { data: null };
    const codigo = pickupCodeText(openCode(config, params.id, row.sealed));
    return { data: { codigo, feitoEm: isoInstant(row.made_at) } };
  };
