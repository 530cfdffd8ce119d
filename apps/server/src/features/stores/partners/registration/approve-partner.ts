import type { ServerDeps } from '../../../../deps.ts';
import { enqueueMail, messages } from '../../../messaging/mail/public.ts';
import { notify } from '../../../messaging/notifications/public.ts';
import { lockPartner, partnerUsers, setPartnerStatus } from '../partners.store.ts';

/** Result of an approval. */
export type Approval = 'approved' | 'approved-already' | 'suspended' | 'unknown' | 'not-verified';

/**
 * Opens a store to the public (S-42): from now on its URLs work, its offers are listed, and a new partner is notified by e-mail and
 * notification. A suspended store is released by the staff who suspend stores, because its offers are stayed.
 */
export function approvePartner(
  { config, database, live }: Pick<ServerDeps, 'config' | 'database' | 'live'>,
  { store, now }: { readonly store: string; readonly now: number },
): Promise<Approval> {
  return database.transact(async (transaction) => {
    const partner = await lockPartner(transaction, store);
    if (!partner) return 'unknown';
    if (partner.status === 'approved') return 'approved-already';
    if (partner.status === 'suspended') return 'suspended';
    if (partner.registered_at !== null && partner.email_verified_at === null) return 'not-verified';
    await setPartnerStatus(transaction, { id: partner.id, status: 'approved', memberSince: now });
    const facts = { brand: config.brand, idiom: partner.idiom, storeName: partner.name };
    const content = messages.partnerApproved({ ...facts, address: `${config.publicUrl}/${store}/home` });
    const dedupeKey = `partner-approved:${partner.id}`;
    if (partner.email) await enqueueMail(transaction, { to: partner.email, ...content, dedupeKey, now });
    for (const accountId of await partnerUsers(transaction, partner.id)) {
      const [title, body] = wordsOf(partner.idiom, partner.name);
      await notify({ live }, transaction, { accountId, title, body, dedupeKey, now });
    }
    return 'approved';
  });
}

function wordsOf(idiom: 'PTBR' | 'EN', name: string): readonly [title: string, body: string] {
  return idiom === 'EN'
    ? ['Your store is open', `The store ${name} was approved and its offers are now listed.`]
    : ['Sua loja está no ar', `A loja ${name} foi aprovada e suas ofertas já aparecem no site.`];
}
