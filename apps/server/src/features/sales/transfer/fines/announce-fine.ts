import { maskLinks } from '@patio/domain/texts/mask-contacts.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { messages } from '../../../messaging/mail/public.ts';
import { announcePurchase } from '../../../trading/results/public.ts';
import { notifySellersOfTransfer } from '../announce-step.ts';
import type { OpenedTransfer } from '../open-transfer.ts';

type Deps = Pick<ServerDeps, 'config' | 'live'>;

interface FineNews {
  readonly code: number;
  readonly what: 'added' | 'removed';
  readonly cents: number;
  readonly on: string;
  readonly description: string;
  readonly payer: 'buyer' | 'seller';
  readonly reason: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Notifies the buyer of a fine, and the store if the house has recorded it. */
export async function announceFine(
  deps: Deps,
  transaction: Transaction,
  { purchase, side }: OpenedTransfer,
  { code, at, ...fine }: FineNews,
): Promise<void> {
  if (fine.what === 'added' && side === 'house' && purchase.partner_id !== null)
    await notifySellersOfTransfer(deps, transaction, purchase, {
      what: 'fine',
      step: 'detran',
      about: code,
      at,
    });
  await announcePurchase(deps, transaction, purchase, {
    section: 'transferencia',
    fact: `transfer-fine-${fine.what}:${code}`,
    at,
    write: (facts) => messages.transferFine({ ...facts, ...(side === 'house' ? fine : withoutLinks(fine)) }),
  });
}

/** What a store wrote, in a mail of the house (rule 0.21). */
const withoutLinks = <Fine extends Pick<FineNews, 'description' | 'reason'>>(fine: Fine): Fine => ({
  ...fine,
  description: maskLinks(fine.description),
  reason: fine.reason === null ? null : maskLinks(fine.reason),
});
