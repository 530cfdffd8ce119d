import { replacePickupCode as contract } from '@patio/contract/sales/pickup-codes/replace-pickup-code.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import { mayReachStore } from '../../../platform/access/store-access.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { messages } from '../../messaging/mail/public.ts';
import { auctionReader } from '../../trading/auctions/public.ts';
import { announce, personOf, purchasePath } from '../../trading/results/public.ts';
import { makeCode } from './code-secrets.ts';
import { storedCode, swapCode } from './pickup-codes.store.ts';

/** Replaces a code that has leaked: only its buyer reads the new one, and is notified. */
export const replacePickupCode =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor }) => {
    const at = deps.clock.now();
    const outcome = await deps.database.transact(async (transaction) => {
      const row = await storedCode(transaction, params.id);
      const offer = row && (await auctionReader(transaction).find(row.offer_code, at));
      if (!row || !offer || !mayReachStore(actor, offer.offer_partner_id, contract)) return 'unknown';
      if (!(await swapCode(transaction, params.id, makeCode(deps.config, params.id), at))) return 'none';
      const person = await personOf(transaction, row.account_id);
      if (person) {
        await announce(deps, transaction, offer, {
          person,
          event: 'purchase',
          path: purchasePath(params.id),
          value: row.value_cents,
          fact: `pickup-code-${params.id}-${at}`,
          at,
          write: (mail) => messages.pickupCodeReplaced(mail),
        });
      }
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'replace-pickup-code',
        subject: `purchase ${params.id}`,
        at,
      });
      return 'replaced';
    });
    if (outcome === 'unknown') return fail('purchase-not-found');
    if (outcome === 'none') return fail('pickup-code-none');
    return { data: { codigoCompra: params.id, em: isoInstant(at) } };
  };
