import type { Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

/** What stands where a text of an erased person stood. */
export const GONE = '[excluído]';

// Mails to others that identify a user: sent mails no longer need their text. Mails to teams have the name, without the e-mail, in a
// separate line.
const namesThem = `recipient <> $1 and text like '%' || $2::text || '%'`;
const mails = statement({
  name: 'personal-data.empty-mails',
  text: `update mail set text = '', html = '', subject = '${GONE}'
    where (sent_at is not null or dead_at is not null)
      and (${namesThem} or (recipient <> $1 and recipient = any($3::text[]) and text like any($4::text[])))`,
});
// Questions, proposals, messages and what is said about a delivery are in mails to sellers, without a name.
const sellingMails = statement({
  name: 'personal-data.empty-selling-mails',
  text: `update mail set text = '', html = '', subject = '${GONE}'
    where dedupe_key like 'selling:%' and (sent_at is not null or dead_at is not null) and text <> ''
      and split_part(dedupe_key, ':', 4) ~ '^(question|proposal|message|delivery)-'
      and split_part(dedupe_key, ':', 3) in (select offer_code::text from question where account_id = $1
        union all select offer_code::text from proposal where account_id = $1
        union all select offer_code::text from deal_conversation where account_id = $1
        union all select p.offer_code::text from purchase p join delivery d on d.purchase_code = p.code where p.account_id = $1)`,
});
const waitingMail = statement({
  name: 'personal-data.waiting-mail',
  text: `select 1 from mail where sent_at is null and dead_at is null and ${namesThem} limit 1`,
});
const ownMails = statement({
  name: 'personal-data.delete-mails',
  text: 'delete from mail where recipient = $1',
});

/** Whether a mail to another user that contains the person's e-mail is still unsent. */
export async function isWrittenAbout(transaction: Transaction, email: string): Promise<boolean> {
  return (await transaction.row(waitingMail, [email, literal(email)])) !== undefined;
}

/** Removes the person from mails: their own are deleted, and their name is removed from those to the given recipients. Unsent mails stay. */
export async function eraseMails(
  transaction: Transaction,
  person: { readonly id: number; readonly email: string; readonly name: string },
  recipients: readonly string[],
): Promise<void> {
  const lines = ['Comprador', 'Participante'].map((as) => `%\n${as}: ${literal(person.name)}.\n%`);
  await transaction.run(mails, [person.email, literal(person.email), recipients, lines]);
  await transaction.run(sellingMails, [person.id]);
  await transaction.run(ownMails, [person.email]);
}

function literal(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
