/**
 * Urgencies, most urgent first: codes and links that a user waits for; outcomes, which are never held back; other alerts, limited per user
 * and hour; news. A less urgent mail never delays a more urgent one (decision 0061).
 */
export const MAIL_URGENCIES = ['code', 'outcome', 'alert', 'news'] as const;
export type MailUrgency = (typeof MAIL_URGENCIES)[number];

/** The position in that order, from 1, as stored in the database. */
export function urgencyRank(urgency: MailUrgency): number {
  return MAIL_URGENCIES.indexOf(urgency) + 1;
}

/**
 * Who may get a mail. `asker`: the address that just requested it, confirmed or not. `holder`: an account with a confirmed address.
 * `known`: an address without an account that is known otherwise: of a team, of a store, or one that was confirmed until now.
 */
export type MailReader = 'asker' | 'holder' | 'known';
