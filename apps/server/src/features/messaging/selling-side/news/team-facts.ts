import type { Config } from '../../../../config/config.ts';
import { pageAddress } from '../../mail/public.ts';
import type { TeamFacts } from './team-message.ts';
import type { NotifiedOffer } from './notified-offer.store.ts';

/** A link leads to the offer while a user can see it, else to the alerts: never to nothing. */
export function teamFacts(config: Config, { title, store, shown, code }: NotifiedOffer): TeamFacts {
  return {
    ...deskFacts(config),
    store: store && { name: store.name, store: store.store },
    offerTitle: title,
    offerAddress: shown ? pageAddress(config.publicUrl, store, `/oferta/${code}`) : null,
  };
}

/** What a mail to the house about no offer names. */
export function deskFacts({ brand, publicUrl }: Config): Pick<TeamFacts, 'brand' | 'alertsAddress'> {
  return { brand, alertsAddress: `${publicUrl}/notification` };
}
