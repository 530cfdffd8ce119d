import type { StaffContacts } from '@patio/contract/catalogue/content/house-contacts.ts';
import type { HouseContacts } from '@patio/domain/catalogue/content/house-contacts.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { Brand } from '../../../../config/config.ts';
import type { ContactsRow } from './contacts.store.ts';

/** The contacts of a brand as they are edited. */
export const contactsOf = (brand: Brand): HouseContacts => ({
  phone: brand.phone,
  whatsapp: brand.whatsapp,
  email: brand.email,
  salesEmail: brand.salesEmail,
  hours: brand.hours,
  teams: brand.sellerTeams,
});

/** As the site shows them. */
export function presentContacts({ phone, whatsapp, email, hours, teams }: HouseContacts) {
  return {
    telefone: phone,
    whatsapp,
    email,
    horario: hours,
    equipes: teams.map(({ category, whatsapp: number }) => ({ categoria: category, whatsapp: number })),
  };
}

/** As those who edit them see them; `row` undefined: as the environment says. */
export function presentStaffContacts(row: ContactsRow | undefined, initial: HouseContacts): StaffContacts {
  const contacts = row ?? initial;
  return {
    ...presentContacts(contacts),
    emailVendas: contacts.salesEmail,
    versao: row?.version ?? 1,
    por: row?.editor ?? null,
    em: row === undefined ? null : isoInstant(row.changed_at),
  };
}

/** The values in the audit log. */
export function contactValues({ phone, whatsapp, email, salesEmail, hours, teams }: HouseContacts) {
  return {
    phone,
    whatsapp,
    email,
    salesEmail,
    hours,
    teams: teams.map(({ category, whatsapp: number }) => `${category}: ${number}`),
  };
}
