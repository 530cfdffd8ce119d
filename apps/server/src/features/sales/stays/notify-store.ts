import type { Transaction } from '../../../platform/db/database.ts';
import { enqueueMail, messages } from '../../messaging/mail/public.ts';
import { notify } from '../../messaging/notifications/public.ts';
import type { NotifyDeps } from './announce-stay.ts';
import { storeUsers, type StoreRow } from './stores.store.ts';

/** Notifies a store by mail, and its users in their inboxes, that it is closed or open again, with staff's text. */
export async function notifyStore(
  { config, live }: NotifyDeps,
  transaction: Transaction,
  store: StoreRow,
  message: { readonly kind: 'suspended' | 'released'; readonly reason: string; readonly at: number },
): Promise<void> {
  const { kind, reason, at: now } = message;
  const { brand, publicUrl } = config;
  const mail = messages.storeStanding({
    brand,
    idiom: store.idiom,
    kind,
    storeName: store.name,
    reason,
    email: brand.salesEmail,
    address: kind === 'released' ? `${publicUrl}/${store.store ?? ''}/home` : `${publicUrl}/home`,
  });
  const dedupeKey = `store-${kind}-${store.id}-${now}`;
  if (store.email !== null) await enqueueMail(transaction, { to: store.email, ...mail, dedupeKey, now });
  for (const accountId of await storeUsers(transaction, store.id)) {
    const title = mail.noticeTitle ?? mail.subject;
    await notify({ live }, transaction, { accountId, title, body: mail.notice, dedupeKey, now });
  }
}
