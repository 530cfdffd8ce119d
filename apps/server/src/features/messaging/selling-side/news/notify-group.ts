import { nextMailAt } from '@patio/domain/messaging/alerts/mail-pause.ts';
import {
  comesTogether,
  houseActs,
  sellingTopic,
} from '@patio/domain/messaging/selling-side/selling-events.ts';
import { addWorkingDays, type WorkingCalendar } from '@patio/domain/time/working-days.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { dealMessage } from './deal-message.ts';
import { recipientsOf } from './recipients.ts';
import { newsDesk, postponeNews, type NewsGroup, type NewsRow } from './selling-news.store.ts';
import { roomAt, sendTeamMessage } from './send-team-message.ts';
import { teamFacts } from './team-facts.ts';
import type { TeamMessage } from './team-message.ts';
import { notifiedOffer, type NotifiedOffer } from './notified-offer.store.ts';
import { proposalMessage, questionMessage } from './request-message.ts';

/** Reads the working days from an instant on (epoch milliseconds). */
export type CalendarAt = (queries: Queries, now: number) => Promise<WorkingCalendar>;

type NotifyDeps = ServerDeps & { readonly calendarAt: CalendarAt };

/**
 * Sends and removes the due news of one offer and topic, in one transaction. Deals are sent one by one; what any user can cause at will is
 * grouped after a pause.
 */
export async function notifyGroup(
  deps: NotifyDeps,
  transaction: Transaction,
  group: NewsGroup,
): Promise<void> {
  const now = deps.clock.now();
  const desk = newsDesk(transaction);
  const together = comesTogether(group.topic);
  const pauseUntil = together
    ? nextMailAt(await desk.lockPause(group), now, deps.config.rules.sellingDigestMs)
    : now;
  if (pauseUntil > now) return postponeNews(transaction, group, pauseUntil);
  const rows = await desk.news(group, now);
  const offer = await notifiedOffer(transaction, group.offer_code, now);
  if (offer) {
    const notice = together
      ? await notifyTogether(deps, transaction, { group, rows, offer, now })
      : await notifyEach(deps, transaction, { group, rows, offer, now });
    if (notice === 'later') return;
    if (notice === 'told' && together) await desk.pause(group, now);
  }
  await desk.remove(rows.map(({ id }) => id));
}

interface Due {
  readonly group: NewsGroup;
  readonly rows: readonly NewsRow[];
  readonly offer: NotifiedOffer;
  readonly now: number;
}

type Outcome = 'told' | 'nothing' | 'later';

async function notifyEach(
  deps: NotifyDeps,
  transaction: Transaction,
  { rows, offer, now }: Due,
): Promise<Outcome> {
  const { rules, brand } = deps.config;
  const calendar = await deps.calendarAt(transaction, now);
  const answerBy = (at: number) => addWorkingDays(at, rules.sellerAnswerDays, calendar);
  const notice = { offer, team: teamFacts(deps.config, offer), answerBy };
  for (const row of rows) {
    const message = await dealMessage(transaction, row, notice);
    if (message === null) continue;
    const asked = { offer, houseToo: houseActs(row.event), salesEmail: brand.salesEmail };
    const recipients = await recipientsOf(transaction, asked);
    await sendTeamMessage(deps, transaction, {
      offer,
      topic: sellingTopic(message.event),
      message,
      recipients,
      now,
    });
  }
  return 'told';
}

async function notifyTogether(
  deps: NotifyDeps,
  transaction: Transaction,
  { group, rows, offer, now }: Due,
): Promise<Outcome> {
  const message = await messageOf(deps, transaction, { group, rows, offer });
  if (message === null) return 'nothing';
  const asked = { offer, houseToo: false, salesEmail: deps.config.brand.salesEmail };
  const recipients = await recipientsOf(transaction, asked);
  const room = await roomAt(deps, transaction, recipients, now);
  if (room !== null) {
    await postponeNews(transaction, group, room);
    return 'later';
  }
  await sendTeamMessage(deps, transaction, {
    offer,
    topic: sellingTopic(message.event),
    message,
    recipients,
    now,
  });
  return 'told';
}

function messageOf(
  deps: NotifyDeps,
  transaction: Transaction,
  { group, rows, offer }: Pick<Due, 'group' | 'rows' | 'offer'>,
): Promise<TeamMessage | null> {
  const notice = { offer, team: teamFacts(deps.config, offer) };
  return group.topic === 'question'
    ? questionMessage(transaction, rows, notice)
    : proposalMessage(transaction, rows, notice);
}
