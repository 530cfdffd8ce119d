import { renderMail } from '../../render-mail.ts';
import type { MailContent } from '../../mail-content.ts';
import type { AccountMailFacts } from '../access/account-mail.ts';
import { greetingOf } from '../offers/offer-mail.ts';

export interface SavedSearchAlertFacts extends AccountMailFacts {
  /** Of the recipient. */
  readonly name: string;
  readonly searchName: string;
  /** The newest; `address` is absolute. */
  readonly offers: readonly { readonly title: string; readonly price: string; readonly address: string }[];
  /** Of all new offers, those named included. */
  readonly total: number;
  /** Absolute addresses: the list of the search, and the page that turns its alerts off. */
  readonly searchAddress: string;
  readonly offAddress: string;
}

/** To the owner of a saved search: what was published or became cheaper since the last alert. */
export function savedSearchAlert(facts: SavedSearchAlertFacts): MailContent {
  const { total, searchName, offers, searchAddress, offAddress } = facts;
  const rest = total - offers.length;
  const words = {
    PTBR: {
      subject: total === 1 ? `1 oferta nova: ${searchName}` : `${total} ofertas novas: ${searchName}`,
      paragraphs: [
        total === 1
          ? `Apareceu uma oferta na sua busca “${searchName}”.`
          : `Apareceram ${total} ofertas na sua busca “${searchName}”.`,
      ],
      rest: rest === 1 ? 'E mais 1 oferta.' : `E mais ${rest} ofertas.`,
      button: 'Ver as ofertas',
      off: 'Não quero mais avisos desta busca',
    },
    EN: {
      subject: total === 1 ? `1 new offer: ${searchName}` : `${total} new offers: ${searchName}`,
      paragraphs: [
        total === 1
          ? `One offer has appeared in your search “${searchName}”.`
          : `${total} offers have appeared in your search “${searchName}”.`,
      ],
      rest: rest === 1 ? 'And 1 more offer.' : `And ${rest} more offers.`,
      button: 'See the offers',
      off: 'Stop alerts for this search',
    },
  }[facts.idiom];
  const layout = renderMail({
    brand: facts.brand,
    idiom: facts.idiom,
    store: facts.store ?? null,
    title: words.subject,
    greeting: greetingOf(facts.idiom, facts.name),
    paragraphs: words.paragraphs,
    links: offers.map(({ title, price, address }) => ({ text: `${title} – ${price}`, address })),
    after: rest > 0 ? words.rest : '',
    button: { text: words.button, address: searchAddress },
    foot: [{ text: words.off, address: offAddress }],
  });
  const sender = facts.store?.name ?? facts.brand.name;
  return { subject: `${words.subject} – ${sender}`, noticeTitle: words.subject, ...layout };
}
