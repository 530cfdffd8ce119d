import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const find = statement({
  name: 'personal-data.partner-mails',
  text: `select email from partner where email is not null union select email from account where partner_id is not null
    or staff_role is not null`,
});

/** Addresses that get mails about buyers besides the team's: stores, their users, and staff. */
export async function partnerMails(queries: Queries): Promise<string[]> {
  return (await queries.rows(find)).map(({ email }) => email);
}
