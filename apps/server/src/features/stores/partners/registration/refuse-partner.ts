import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import { cancelStoreInvitations } from '../../../identity/invitations/public.ts';
import { messages } from '../../../messaging/mail/public.ts';
import { lockPartner, refuseRegistration } from '../partners.store.ts';
import { writeToStore } from '../write-to-store.ts';
import { actorOf, refusalOf, type Deciding, type Decision } from './approve-partner.ts';

/** Refuses a registration with a reason, which the partner is notified of by e-mail and notification; it may be sent again. */
export function refusePartner(
  { config, database, live }: Pick<ServerDeps, 'config' | 'database' | 'live'>,
  { partner: key, version, actorId, at, reason }: Deciding & { readonly reason: string },
): Promise<Decision> {
  return database.transact(async (transaction) => {
    const partner = await lockPartner(transaction, key);
    const refusal = refusalOf(partner, version);
    if (refusal !== null || !partner) return refusal ?? 'unknown';
    await refuseRegistration(transaction, { id: partner.id, by: actorId, at, reason });
    await cancelStoreInvitations(transaction, partner.id, at);
    await recordAudit(transaction, {
      ...actorOf(actorId),
      action: 'refuse-partner',
      subject: `partner ${partner.id}`,
      details: { reason },
      before: { status: partner.status, storeAddress: partner.store },
      after: { status: 'refused', storeAddress: null },
      at,
    });
    const mail = messages.partnerRefused({
      brand: config.brand,
      idiom: partner.idiom,
      storeName: partner.name,
      reason,
      address: `${config.publicUrl}/seja-um-parceiro/`,
    });
    const dedupeKey = `partner-refused:${partner.id}:${at}`;
    await writeToStore({ live }, transaction, partner.id, { mail, to: [partner.email], dedupeKey, now: at });
    return 'done';
  });
}
