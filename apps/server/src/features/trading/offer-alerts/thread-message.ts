import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Config } from '../../../config/config.ts';
import { messages, pageAddress, type SendableMail } from '../../messaging/mail/public.ts';
import { negotiationPath } from '../results/public.ts';
import type { AlertFoot } from '../../messaging/alerts/public.ts';
import type { Thread, ThreadFacts } from './threads.store.ts';

/** Where a thread links to: a user who was outbid is one step from bidding the minimum. */
export function threadPath({ event, offer_code: code }: Thread): string {
  return event === 'overtaken' ? `/oferta/${code}?view=leilao&lance=minimo` : negotiationPath(code);
}

/** Whether there is still something to report: the offer is open, and the user leads after a bid or is still outbid. */
export function isCurrent({ event, account_id: id }: Thread, { open, leader_id }: ThreadFacts): boolean {
  return open && (leader_id === id) === (event === 'bid-placed');
}

/** The text of a thread for the current state: the latest price, or the bid that stands. */
export function threadMessage(
  config: Config,
  thread: Thread,
  facts: ThreadFacts,
): (foot: AlertFoot['links']) => SendableMail {
  const common = {
    brand: config.brand,
    idiom: idiomOf(facts),
    name: facts.name,
    offerTitle: facts.title,
    store: facts.seller,
    offerAddress: pageAddress(config.publicUrl, facts.seller, threadPath(thread)),
    endAt: facts.end_at,
    dealCosts: facts.costs,
  };
  return (foot) =>
    thread.event === 'overtaken'
      ? messages.overtaken({ ...common, foot, valueCentavos: facts.price_cents, fell: thread.fell })
      : messages.bidPlaced({
          ...common,
          foot,
          valueCentavos: thread.value_cents,
          automatic: thread.automatic,
        });
}

/** The user's language; Portuguese until it is known. */
export function idiomOf({ idiom }: Pick<ThreadFacts, 'idiom'>): Idiom {
  return idiom ?? 'PTBR';
}
