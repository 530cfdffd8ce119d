import { OPEN_VISITS, readsPlace } from '@patio/domain/sales/visits/decide-visit.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { notifyUser } from '../../messaging/alerts/public.ts';
import { messages, pageAddress, sellerOf } from '../../messaging/mail/public.ts';
import { notifiedVisitor, type Visit } from './visits.store.ts';

type What = Parameters<typeof messages.visitNews>[0]['what'];

/** Tells a visitor what became of a visit, as it is after the change. Instant in epoch milliseconds. */
export async function notifyVisitor(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  visit: Visit,
  { what, at }: { readonly what: What; readonly at: number },
): Promise<void> {
  const person = await notifiedVisitor(transaction, visit.account_id);
  if (!person) return;
  const { publicUrl, brand } = deps.config;
  const store = await sellerOf(transaction, visit.partner_id);
  // Of a visit that is over there is no way to be found any more.
  const placed = OPEN_VISITS.includes(visit.state) && readsPlace(visit.state) && visit.address !== null;
  const path = '/perfil/visitas';
  const facts = {
    brand,
    store,
    what,
    name: person.name,
    offerTitle: visit.title,
    from: visit.starts_at,
    city: visit.city,
    uf: visit.uf,
    where: placed ? { address: visit.address ?? '', contact: visit.contact, notes: visit.notes } : null,
    reason: visit.reason,
    visitsAddress: pageAddress(publicUrl, store, path),
    offerAddress: pageAddress(publicUrl, store, `/oferta/${visit.offer_code}`),
  };
  const idiom = person.idiom ?? 'PTBR';
  await notifyUser(deps, transaction, {
    person,
    idiom,
    event: 'visit',
    offerCode: visit.offer_code,
    path,
    dedupeKey: `visit:${visit.code}:${visit.version}:${what}`,
    now: at,
    write: (foot) => messages.visitNews({ ...facts, idiom, foot }),
    writeIn: (read) => messages.visitNews({ ...facts, idiom: read }),
  });
}
