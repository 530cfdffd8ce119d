import { idiomFrom } from '../i18n/idiom.ts';
import { cookieOf } from './cookies.ts';

let partner: string | null = null;

/** The store in which the visitor is, or none; it goes with every call (ROUT-33, ROUT-34). */
export function setPartner(name: string | null): void {
  partner = name;
}

/** What every call of the browser carries in its query: the language and, inside a store, its name (I18N-04). */
export function visitorQuery(): string {
  const query = new URLSearchParams({ idiom: idiomFrom(cookieOf(document.cookie, 'idiom')) });
  if (partner !== null) query.set('partner', partner);
  return query.toString();
}
