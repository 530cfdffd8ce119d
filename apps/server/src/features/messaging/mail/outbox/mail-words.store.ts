import type { Queries } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { claim } from '../../../../platform/queue/claim.store.ts';

// The row stays: its key prevents mailing the same fact twice, and it still records that and when a user was mailed. A dead mail expires
// with its text, so that nobody retries it without.
const forget = statement({
  name: 'mail.forget-words',
  text: `update mail set subject = '', text = '', html = '', unsubscribe_address = null,
      last_error = null, useless_at = least(useless_at, $1)
    where id in (${claim('id', { from: 'mail', where: `text <> '' and coalesce(sent_at, dead_at) <= $1`, limit: 1000 })})`,
});

/** Removes the text of mails that were sent or given up until an instant (epoch milliseconds UTC); at most 1000. Returns how many. */
export function forgetMailWords(queries: Queries, until: number): Promise<number> {
  return queries.run(forget, [new Date(until)]);
}
