import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { notifyUser } from '../../messaging/alerts/public.ts';
import { type messages, pageAddress, sellerOf, type SendableMail } from '../../messaging/mail/public.ts';
import { questionWriter, type SentQuestion } from './question-changes.store.ts';

type Answered = Parameters<typeof messages.questionAnswered>[0];

interface News {
  readonly question: SentQuestion;
  /** Identifies the fact, so that its author is notified once. */
  readonly fact: string;
  readonly now: number;
  readonly write: (facts: Omit<Answered, 'answer'>) => SendableMail;
}

/** Notifies the author of a question about it, on the channels that they have chosen, unless they are blocked. */
export async function notifyAsker(
  deps: ServerDeps,
  transaction: Transaction,
  { question, fact, now, write }: News,
): Promise<void> {
  const person = await questionWriter(transaction).asker(question.code);
  if (!person || person.blocked) return;
  const { brand, publicUrl } = deps.config;
  const store = await sellerOf(transaction, question.partner_id);
  const idiom = person.idiom ?? 'PTBR';
  const path = `/oferta/${question.offer_code}`;
  await notifyUser(deps, transaction, {
    person,
    idiom,
    event: 'question',
    offerCode: question.offer_code,
    path,
    dedupeKey: fact,
    now,
    write: (foot) =>
      write({
        brand,
        idiom,
        store,
        foot,
        name: person.name,
        offerTitle: question.title,
        question: question.text,
        address: pageAddress(publicUrl, store, path),
      }),
  });
}
