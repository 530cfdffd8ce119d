import { officeRecordPath } from '@patio/domain/staff/office-record.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { AuctionRow } from '../../trading/auctions/public.ts';
import { messages } from '../../messaging/mail/public.ts';
import { notifySellers as notify } from '../../messaging/selling-side/public.ts';
import type { NotifyDeps } from './announce-stay.ts';

/** Where the offer is afterwards, below /painel. */
const PATHS = {
  suspended: (code: number) => `/suspensas?oferta=${code}`,
  released: (code: number) => `/ao-vivo?oferta=${code}&id=${code}`,
  ended: (code: number) => officeRecordPath('ended-offer', code, { oferta: code }),
};

/** Notifies the sellers of an offer, the store or the house's team, of what staff did with it and why. */
export async function notifySellers(
  deps: NotifyDeps,
  transaction: Transaction,
  row: AuctionRow,
  notice: { readonly kind: 'suspended' | 'released' | 'ended'; readonly reason: string; readonly at: number },
): Promise<void> {
  const { kind, reason, at: now } = notice;
  const valueCentavos = row.price_cents;
  await notify(deps, transaction, {
    offerCode: row.offer_code,
    fact: `stay-${kind}-${now}`,
    officePath: PATHS[kind](row.offer_code),
    write: (facts) => messages.salesStay({ ...facts, kind, reason, valueCentavos }),
    now,
  });
}
