import type { HouseContacts } from '@patio/domain/catalogue/content/house-contacts.ts';
import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';

const find = statement({
  name: 'house-contacts.find',
  text: `select c.phone, c.whatsapp, c.email, c.sales_email as "salesEmail", c.hours, c.teams, c.version, a.name as editor, c.changed_at
    from house_contacts c left join account a on a.id = c.changed_by`,
  shape: shape<Pick<HouseContacts, 'teams'>>(),
});
const lock = statement({
  name: 'house-contacts.lock',
  text: 'lock table house_contacts in share row exclusive mode',
});
const write = statement({
  name: 'house-contacts.write',
  text: `insert into house_contacts (phone, whatsapp, email, sales_email, hours, teams, version, changed_by, changed_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    on conflict (only_row) do update set phone = excluded.phone, whatsapp = excluded.whatsapp, email = excluded.email,
      sales_email = excluded.sales_email, hours = excluded.hours, teams = excluded.teams, version = excluded.version,
      changed_by = excluded.changed_by, changed_at = excluded.changed_at`,
});
const administrators = statement({
  name: 'house-contacts.administrators',
  text: `select id, (select trim(name || ' ' || surname) from account where id = $1) as editor
    from account where staff_role = 'administrator' and blocked_at is null and erased_at is null and id <> $1 order by id`,
});

/** The contacts that staff set; undefined: none, those of the environment count. */
export const findContacts = (queries: Queries) => queries.row(find);
export type ContactsRow = NonNullable<Awaited<ReturnType<typeof findContacts>>>;

/** Changes the contacts, one user at a time. */
export function contactsWriter(transaction: Transaction) {
  return {
    async lock(): Promise<ContactsRow | undefined> {
      await transaction.run(lock);
      return findContacts(transaction);
    },
    write: (contacts: HouseContacts, version: number, by: number, at: number): Promise<unknown> => {
      const { phone, whatsapp, email, salesEmail, hours, teams } = contacts;
      const given = [
        phone,
        whatsapp,
        email,
        salesEmail,
        hours,
        JSON.stringify(teams),
        version,
        by,
        new Date(at),
      ];
      return transaction.run(write, given);
    },
    /** The administrators but this user, with the name of this one. */
    administrators: (by: number) => transaction.rows(administrators, [by]),
  };
}
