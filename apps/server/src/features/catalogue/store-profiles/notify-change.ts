import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { messages } from '../../messaging/mail/public.ts';
import { writeToStore, type StoreData } from '../../stores/partners/public.ts';

interface Changed {
  readonly before: StoreData & { readonly id: number; readonly idiom: 'PTBR' | 'EN' };
  readonly after: StoreData;
  /** In the words of staff. */
  readonly reason: string;
  /** Epoch milliseconds UTC. */
  readonly at: number;
}

const FIELDS = ['name', 'legal_name', 'representative', 'email'] as const;

/** Tells a store what staff changed of its data and why: at its address, and at the one before if it is another. */
export async function notifyChange(
  { config, live }: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  { before, after, reason, at: now }: Changed,
): Promise<void> {
  const fields = FIELDS.filter((field) => before[field] !== after[field]);
  if (fields.length === 0) return;
  const mail = messages.storeDataChanged({
    brand: config.brand,
    idiom: before.idiom,
    storeName: after.name,
    fields,
    reason,
    email: config.brand.salesEmail,
  });
  const dedupeKey = `store-data-changed:${before.id}:${now}`;
  await writeToStore({ live }, transaction, before.id, {
    mail,
    to: [before.email, after.email],
    dedupeKey,
    now,
  });
}
