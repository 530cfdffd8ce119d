import type { Config } from '../../../../config/config.ts';
import { pageAddress } from '../../mail/public.ts';
import type { TeamFacts } from './team-message.ts';
import type { NotifiedOffer } from './notified-offer.store.ts';

/** Links lead to the offer while it is visible, else to the alerts: never to a missing page. */
export function teamFacts(config: Config, { title, store, shown, code }: NotifiedOffer): TeamFacts {
  return {
    ...deskFacts(config),
    store: store && { name: store.name, store: store.store },
    offerTitle: title,
    offerAddress: shown ? pageAddress(config.publicUrl, store, `/oferta/${code}`) : null,
  };
}

/** Facts of a mail to staff about no single offer. */
export function deskFacts({ brand, publicUrl }: Config): Pick<TeamFacts, 'brand' | 'alertsAddress'> {
  return { brand, alertsAddress: `${publicUrl}/notification` };
}
