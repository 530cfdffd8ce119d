import type { replaceOwnPickupCode as contract } from '@patio/contract/sales/pickup-codes/replace-own-pickup-code.ts';
import { pickupCodeText } from '@patio/domain/sales/pickup-codes/pickup-code.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { makeCode } from './code-secrets.ts';
import { storedCode, swapCode } from './pickup-codes.store.ts';

/** Gives the buyer another code, because others may know the old one. */
export const replaceOwnPickupCode =
  ({ clock, config, database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, reply }) => {
    const made = makeCode(config, params.id);
    const at = clock.now();
    const replaced = await database.transact(async (transaction) => {
      const row = await storedCode(transaction, params.id);
      if (row?.account_id !== actor.accountId) return null;
      return swapCode(transaction, params.id, made, at);
    });
    if (replaced === null) return fail('purchase-not-found');
    if (!replaced) return fail('pickup-code-none');
    reply.header('cache-control', 'no-store');
    return { data: { codigo: pickupCodeText(made.code), feitoEm: isoInstant(at) } };
  };
