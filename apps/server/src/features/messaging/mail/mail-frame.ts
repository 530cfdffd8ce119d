import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Brand } from '../../../config/config.ts';

/** The store that a mail is about. */
export interface MailStore {
  readonly name: string;
  /** Its path segment: `/{store}/…`. */
  readonly store: string;
}

/** The sender and language of a mail. The house sends every mail; mails about a store's offers carry the store's name and mark. */
export interface MailFrame {
  readonly brand: Brand;
  readonly idiom: Idiom;
  readonly store?: MailStore | null;
}

/** The sender name in mail clients; null: that of the house. */
export function senderName({ brand, store }: MailFrame): string | null {
  return store ? `${store.name} via ${brand.name}` : null;
}

/** An absolute URL of a page for the reader of the mail: of the store if there is one. `path` starts with a slash. */
export function pageAddress(publicUrl: string, store: MailStore | null | undefined, path: string): string {
  return store ? `${publicUrl}/${store.store}${path}` : `${publicUrl}${path}`;
}
