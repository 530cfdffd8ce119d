import type { PlannedStep } from '@patio/domain/sales/transfer/transfer-plan.ts';
import type { TransferStep } from '@patio/domain/sales/transfer/transfer-steps.ts';
import { officeRecordPath } from '@patio/domain/staff/office-record.ts';
import { maskLinks } from '@patio/domain/texts/mask-contacts.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { messages } from '../../messaging/mail/public.ts';
import { notifySellers } from '../../messaging/selling-side/public.ts';
import { announcePurchase } from '../../trading/results/public.ts';
import type { OpenedTransfer } from './open-transfer.ts';
import type { EventKind, TransferredPurchase } from './transfer.store.ts';

type Deps = Pick<ServerDeps, 'config' | 'live'>;

interface StepNews {
  /** The transfer as it stands after the event. */
  readonly opened: OpenedTransfer;
  readonly step: TransferStep;
  readonly kind: EventKind;
  readonly words: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Notifies the other side of what happened at a step. */
export async function announceStep(
  deps: Deps,
  transaction: Transaction,
  { opened, step, kind, words, at }: StepNews,
): Promise<void> {
  const { purchase, side, plan, version } = opened;
  if (side === 'buyer') {
    if (kind === 'sent' || kind === 'undone')
      await notifySellersOfTransfer(deps, transaction, purchase, { what: kind, step, about: version, at });
    // Other devices of the buyer show it too.
    transaction.afterCommit(() => deps.live.publishNegotiation(purchase.account_id, purchase.offer_code));
    return;
  }
  if (kind === 'sent') return;
  const next = kind === 'done' || kind === 'confirmed' ? nextOfBuyer(plan) : null;
  await notifyBuyerOfTransfer(deps, transaction, purchase, {
    what: kind,
    step,
    // Of a store, in a mail of the house (rule 0.21).
    words: words === null || side === 'house' ? words : maskLinks(words),
    next,
    about: version,
    at,
  });
}

const nextOfBuyer = (plan: readonly PlannedStep[]): TransferStep | null =>
  plan.find(({ owner, state }) => owner === 'buyer' && state === 'now')?.step ?? null;

interface BuyerNews {
  readonly what: Parameters<typeof messages.transferNews>[0]['what'];
  readonly step: TransferStep;
  readonly words?: string | null;
  readonly due?: string | null;
  readonly next?: TransferStep | null;
  /** Identifies the news. */
  readonly about: string | number;
  readonly at: number;
}

/** Notifies the buyer, by mail and on the site, in their language. */
export async function notifyBuyerOfTransfer(
  deps: Deps,
  transaction: Transaction,
  purchase: TransferredPurchase,
  { what, step, words = null, due = null, next = null, about, at }: BuyerNews,
): Promise<void> {
  await announcePurchase(deps, transaction, purchase, {
    section: 'transferencia',
    fact: `transfer-${what}:${purchase.code}:${about}`,
    at,
    write: (facts) => messages.transferNews({ ...facts, what, step, words, due, next }),
  });
}

interface SellerNews {
  readonly what: 'sent' | 'undone' | 'late' | 'fine';
  readonly step: TransferStep;
  readonly about: string | number;
  readonly at: number;
}

/** Notifies who sells: the store, or the team of the house. */
export async function notifySellersOfTransfer(
  deps: Deps,
  transaction: Transaction,
  { code, offer_code: offerCode }: TransferredPurchase,
  { what, step, about, at }: SellerNews,
): Promise<void> {
  await notifySellers(deps, transaction, {
    offerCode,
    fact: `transfer-${what}:${code}:${about}`,
    officePath: officeRecordPath('purchase', code),
    write: (facts) => messages.salesTransfer({ ...facts, purchaseCode: code, step, what }),
    now: at,
  });
}
