import type { contacts as portuguese } from '../../ptbr/content/contacts.ts';

export const contacts: typeof portuguese = {
  title: 'Contacts',
  lead: 'What the site and mails show. It counts at once, on every page; administrators are notified.',
  phone: 'Telephone',
  whatsapp: 'WhatsApp',
  numberHint: 'Area code and 8 or 9 digits, as in (27) 99000-0000.',
  email: 'E-mail',
  salesEmail: 'E-mail of the sales team',
  salesHint: 'Gets what no other user of the team can receive.',
  hours: 'Hours, Monday to Friday',
  hoursHint: 'As in 07:30-17:30.',
  teams: 'Sales teams',
  team: (place) => `Team ${place}`,
  teamWhatsapp: (place) => `WhatsApp of team ${place}`,
  addTeam: 'Add a team',
  dropTeam: (name) => `Remove ${name}`,
  fromProgram: 'As the program was installed; nobody has changed it yet.',
  changedBy: (who, when) => `${who} changed this on ${when}.`,
  saved: 'Contacts saved. The site shows them now.',
};
