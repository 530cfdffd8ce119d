import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Brand } from '../../../config/config.ts';
import type { MailContent } from '../mail-content.ts';
import { renderMail } from '../render-mail.ts';

export interface AccountMailFacts {
  readonly brand: Brand;
  readonly idiom: Idiom;
}

export interface AccountMailWords {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly text: string; readonly address: string };
}

/** A mail about the recipient's own account. */
export function accountMail(
  facts: AccountMailFacts,
  words: Readonly<Record<Idiom, AccountMailWords>>,
): MailContent {
  const { subject, ...parts } = words[facts.idiom];
  return {
    subject: `${subject} – ${facts.brand.name}`,
    ...renderMail({ ...facts, title: subject, ...parts }),
  };
}
