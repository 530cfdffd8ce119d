import { idiomFrom } from '../i18n/idiom.ts';
import { cookieOf } from './cookies.ts';

let partner: string | null = null;

/** The visitor's current store, or none; it is sent with every call (ROUT-33, ROUT-34). */
export function setPartner(name: string | null): void {
  partner = name;
}

/** The query parameters of every call of the browser: the language and, in a store, its name (I18N-04). */
export function visitorQuery(): string {
  const query = new URLSearchParams({ idiom: idiomFrom(cookieOf(document.cookie, 'idiom')) });
  if (partner !== null) query.set('partner', partner);
  return query.toString();
}
