import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { AuctionRow } from '../../trading/auctions/public.ts';
import { escapeHtml, messages } from '../../messaging/mail/public.ts';
import { notify } from '../../messaging/notifications/public.ts';
import { announce } from '../../trading/results/public.ts';
import type { StoredChange } from '../sale-terms/public.ts';
import { changeWords } from './change-words.ts';
import { concernedBy, usersOfStore } from './corrections.store.ts';

type NotifyDeps = Pick<ServerDeps, 'config' | 'live'>;

interface Notice {
  readonly reason: string;
  readonly changes: readonly StoredChange[];
  /** Epoch milliseconds. */
  readonly until: number;
  readonly end: number;
  readonly at: number;
}

/** Notifies everyone who has bid or proposed of the correction and their options; returns how many were notified. */
export async function announceCorrection(
  deps: NotifyDeps,
  transaction: Transaction,
  row: AuctionRow,
  { reason, changes, until, end, at }: Notice,
): Promise<number> {
  const people = await concernedBy(transaction, row.offer_code);
  for (const { bids, ...person } of people) {
    await announce(deps, transaction, row, {
      person,
      event: 'annulment',
      value: row.price_cents,
      fact: `corrected-${at}`,
      at,
      write: (facts) =>
        messages.offerCorrected({
          ...facts,
          reason,
          changes: changeWords(changes, facts.idiom),
          bids,
          withdrawUntil: until,
          endAt: end,
        }),
    });
  }
  await notifyStore(deps, transaction, row, { reason, changes, at });
  return people.length;
}

const STORE_WORDS = {
  PTBR: {
    title: 'Oferta corrigida pela equipe',
    said: (title: string, changes: string, reason: string) =>
      `A equipe corrigiu o que a sua oferta “${title}” informava. ${changes} Motivo: ${reason}`,
  },
  EN: {
    title: 'Offer corrected by the team',
    said: (title: string, changes: string, reason: string) =>
      `The team corrected the details of your offer “${title}”. ${changes} Reason: ${reason}`,
  },
} as const;

/** A store is notified of corrections that the house made to its offer. */
async function notifyStore(
  deps: NotifyDeps,
  transaction: Transaction,
  row: AuctionRow,
  { reason, changes, at }: Pick<Notice, 'reason' | 'changes' | 'at'>,
): Promise<void> {
  for (const { id: accountId, idiom } of await usersOfStore(transaction, row.offer_partner_id)) {
    const language = idiom ?? 'PTBR';
    const { title, said } = STORE_WORDS[language];
    const text = said(row.title, changeWords(changes, language).join(' '), reason);
    await notify(deps, transaction, {
      accountId,
      title: `${title} – ${row.title}`,
      body: `<p>${escapeHtml(text)}</p>`,
      dedupeKey: `corrected-${at}:${row.offer_code}:store`,
      path: `/oferta/${row.offer_code}`,
      now: at,
    });
  }
}
