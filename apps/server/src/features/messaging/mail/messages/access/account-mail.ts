import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { MailContent } from '../../mail-content.ts';
import type { MailFrame } from '../../mail-frame.ts';
import type { MailParts } from '../../mail-parts.ts';
import { renderMail } from '../../render-mail.ts';

export interface AccountMailFacts extends MailFrame {
  /** Where messages of this kind are chosen and turned off; absent for mandatory messages. */
  readonly foot?: MailParts['foot'];
}

export interface AccountMailWords extends Pick<MailParts, 'greeting' | 'paragraphs' | 'code' | 'button'> {
  readonly subject: string;
}

/** A mail about the recipient's own account. */
export function accountMail(
  facts: AccountMailFacts,
  words: Readonly<Record<Idiom, AccountMailWords>>,
): MailContent {
  const { subject, ...parts } = words[facts.idiom];
  return {
    subject: `${subject} – ${facts.store?.name ?? facts.brand.name}`,
    noticeTitle: subject,
    ...renderMail({ ...frameOf(facts), title: subject, ...parts }),
  };
}

/** Facts common to all messages. */
function frameOf({ brand, idiom, store, foot }: AccountMailFacts): Omit<MailParts, 'title' | 'paragraphs'> {
  return { brand, idiom, store: store ?? null, ...(foot ? { foot } : {}) };
}
