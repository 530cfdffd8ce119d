/**
 * How urgent a mail is, the most urgent first: codes and links that a user waits for; outcomes, which are never held back; other alerts, of
 * which a person gets so many an hour; news. A later one never delays an earlier one (decision 0061).
 */
export const MAIL_URGENCIES = ['code', 'outcome', 'alert', 'news'] as const;
export type MailUrgency = (typeof MAIL_URGENCIES)[number];

/** The place in that order, from 1, as stored in the database. */
export function urgencyRank(urgency: MailUrgency): number {
  return MAIL_URGENCIES.indexOf(urgency) + 1;
}

/**
 * Who may get a mail. `asker`: an address that is asked for it just now, confirmed or not. `holder`: an account that has confirmed the address.
 * `known`: an address that is no account's, and that the house knows otherwise: of a team, of a store, or one that was confirmed until now.
 */
export type MailReader = 'asker' | 'holder' | 'known';
