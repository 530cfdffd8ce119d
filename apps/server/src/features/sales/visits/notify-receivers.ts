import { officeRecordPath } from '@patio/domain/staff/office-record.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { messages } from '../../messaging/mail/public.ts';
import { notifySellers } from '../../messaging/selling-side/public.ts';
import type { Visit } from './visits.store.ts';

/** Tells the store, or the team of the category, what a visitor did with a visit. */
export async function notifyReceivers(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  visit: Visit,
  step: Parameters<typeof messages.salesVisit>[0]['step'],
  now: number,
): Promise<void> {
  const { code, offer_code: offerCode, version, starts_at: from, city, uf } = visit;
  await notifySellers(deps, transaction, {
    offerCode,
    topic: 'visit',
    fact: `visit-${code}:${version}`,
    officePath: officeRecordPath('visit', code, { oferta: offerCode }),
    write: (facts) => messages.salesVisit({ ...facts, step, from, place: `${city}, ${uf}` }),
    now,
  });
}
