import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Brand } from '../../../config/config.ts';

/** The store that a mail is about. */
export interface MailStore {
  readonly name: string;
  /** Its part of the address: `/{store}/…`. */
  readonly store: string;
}

/** In whose name and which language a mail is written. The house sends every mail; a store gives those about its offers name and mark. */
export interface MailFrame {
  readonly brand: Brand;
  readonly idiom: Idiom;
  readonly store?: MailStore | null;
}

/** The name that mail programs show as sender; null: the one of the house. */
export function senderName({ brand, store }: MailFrame): string | null {
  return store ? `${store.name} via ${brand.name}` : null;
}

/** An absolute address of a page for anyone who reads the mail: of the store where there is one. `path` begins with a slash. */
export function pageAddress(publicUrl: string, store: MailStore | null | undefined, path: string): string {
  return store ? `${publicUrl}/${store.store}${path}` : `${publicUrl}${path}`;
}
