import type { Transaction } from '../../../../platform/db/database.ts';
import { messages } from '../../../messaging/mail/public.ts';
import { writeToStore } from '../../../stores/partners/public.ts';
import type { NotifyDeps } from '../announce-stay.ts';
import type { StoreRow } from './stores.store.ts';

/** Notifies a store by mail, and its users in their inboxes, that it is suspended, open again or closed for good, with staff's text. */
export async function notifyStore(
  { config, live }: NotifyDeps,
  transaction: Transaction,
  store: StoreRow,
  message: {
    readonly kind: 'suspended' | 'released' | 'ended';
    readonly reason: string;
    readonly at: number;
  },
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
  await writeToStore({ live }, transaction, store.id, { mail, to: [store.email], dedupeKey, now });
}
