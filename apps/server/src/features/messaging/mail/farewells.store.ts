import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const forget = statement({
  name: 'mail.forget-farewells',
  text: `delete from mail where (dedupe_key like 'account-erased:%' or dedupe_key like 'email-moved:%:old') and (sent_at is not null or dead_at is not null)`,
});

/** Removes final mails that were sent or are dead: they contain an address that no account has any more. */
export async function forgetFarewells(queries: Queries): Promise<void> {
  await queries.run(forget);
}
