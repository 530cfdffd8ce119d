/** How buyers reach the house. Phones are area code and number, 10 or 11 digits. */
export interface HouseContacts {
  readonly phone: string;
  readonly whatsapp: string;
  readonly email: string;
  /** Of the sales team: named in texts, and used when no account of the team has an address. */
  readonly salesEmail: string;
  /** `07:30-17:30`, Monday to Friday. */
  readonly hours: string;
  /** WhatsApp of each sales team, in the order of the page. */
  readonly teams: readonly { readonly category: string; readonly whatsapp: string }[];
}

/** The field that is wrong; `team-twice`: two teams have the same name. */
export type ContactProblem = 'phone' | 'whatsapp' | 'email' | 'salesEmail' | 'hours' | 'team' | 'team-twice';

/** The digits of a Brazilian number as it is typed, `+55 (27) 3000-0000`; null: it is none. */
export function phoneDigits(typed: string): string | null {
  if (!/^[\d\s()+.-]+$/.test(typed)) return null;
  const digits = typed.replace(/\D/g, '');
  const number = digits.length > 11 && digits.startsWith('55') ? digits.slice(2) : digits;
  return /^[1-9][1-9]\d{8,9}$/.test(number) ? number : null;
}

/** Contacts as they are stored, from what was typed; or what is wrong with it. */
export function readContacts(typed: HouseContacts): HouseContacts | ContactProblem {
  const phone = phoneDigits(typed.phone);
  const whatsapp = phoneDigits(typed.whatsapp);
  if (phone === null) return 'phone';
  if (whatsapp === null) return 'whatsapp';
  for (const field of ['email', 'salesEmail'] as const) if (!MAIL.test(typed[field])) return field;
  const [, from = '', until = ''] = HOURS.exec(typed.hours) ?? [];
  if (from === '' || from >= until) return 'hours';
  const names = typed.teams.map(({ category }) => category.toLocaleLowerCase('pt-BR'));
  if (new Set(names).size < names.length) return 'team-twice';
  const teams = typed.teams.flatMap(({ category, whatsapp: number }) => {
    const digits = phoneDigits(number);
    return digits === null ? [] : [{ category, whatsapp: digits }];
  });
  if (teams.length < typed.teams.length) return 'team';
  return { phone, whatsapp, email: typed.email, salesEmail: typed.salesEmail, hours: typed.hours, teams };
}

const MAIL = /^[^\s@<>"',;]+@[^\s@<>"',;.]+(\.[^\s@<>"',;.]+)+$/;
const HOURS = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/;
