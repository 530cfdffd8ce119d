import { dateTimeText } from '@patio/domain/time/date-text.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { escapeHtml, messages } from '../../messaging/mail/public.ts';
import { notifyAll } from '../../messaging/notifications/public.ts';
import { notifySellers } from '../../messaging/selling-side/public.ts';
import type { AuctionRow } from '../../trading/auctions/public.ts';
import { announce } from '../../trading/results/public.ts';
import { concernedBy } from '../corrections/public.ts';
import { followersOf } from './followers.store.ts';

interface Notice {
  /** Epoch milliseconds. */
  readonly end: number;
  readonly reason: string;
  readonly at: number;
}

/**
 * Tells bidders and proposers, whose money is at stake, by mail as well; those who follow the offer on the site, where many thousands are one
 * statement; and its sellers. Returns how many buyers were told.
 */
export async function announceExtension(
  deps: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  { end, reason, at }: Notice,
): Promise<number> {
  const people = await concernedBy(transaction, row.offer_code);
  const fact = `extended-${at}`;
  for (const { bids: _bids, ...person } of people) {
    await announce(deps, transaction, row, {
      person,
      event: 'annulment',
      value: row.price_cents,
      fact,
      at,
      write: (facts) => messages.offerExtended({ ...facts, reason, endAt: end }),
    });
  }
  const followers = await followersOf(
    transaction,
    row.offer_code,
    people.map(({ id }) => id),
  );
  for (const idiom of ['PTBR', 'EN'] as const) {
    const accountIds = followers.filter((one) => one.idiom === idiom).map(({ id }) => id);
    const { title, said } = WORDS[idiom];
    await notifyAll(deps, transaction, {
      accountIds,
      title: `${title} – ${row.title}`,
      body: `<p>${escapeHtml(said(row.title, dateTimeText(end, idiom), reason))}</p>`,
      dedupeKey: `${fact}:${row.offer_code}`,
      path: `/oferta/${row.offer_code}`,
      now: at,
    });
  }
  await notifySellers(deps, transaction, {
    offerCode: row.offer_code,
    fact,
    officePath: `/ao-vivo?oferta=${row.offer_code}&id=${row.offer_code}`,
    write: (facts) =>
      messages.salesExtended({ ...facts, reason, endAt: end, valueCentavos: row.price_cents }),
    now: at,
  });
  return people.length + followers.length;
}

const WORDS = {
  PTBR: {
    title: 'Prazo prorrogado',
    said: (title: string, end: string, reason: string) =>
      `A oferta “${title}”, que você acompanha, agora termina em ${end} (horário de Brasília). Motivo: ${reason}`,
  },
  EN: {
    title: 'End moved',
    said: (title: string, end: string, reason: string) =>
      `The offer “${title}”, which you follow, now ends on ${end} (Brasília time). Reason: ${reason}`,
  },
} as const;
