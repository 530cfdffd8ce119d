import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { dateTimeText } from '@patio/domain/time/date-text.ts';
import { pageAddress } from '../../mail-frame.ts';
import { renderMail } from '../../render-mail.ts';
import type { MailContent } from '../../mail-content.ts';
import { greetingOf } from '../offers/offer-mail.ts';
import type { OfferMailFacts } from '../offers/offer-mail-facts.ts';

export interface EndingOffer {
  readonly title: string;
  /** Inside the site. */
  readonly path: string;
  /** Centavos. */
  readonly price: number;
  readonly endAt: number;
  /** The position of a user who has bid on it; null for others. */
  readonly standing: 'leads' | 'overtaken' | null;
}

export interface EndingSoonFacts extends Pick<OfferMailFacts, 'brand' | 'idiom' | 'store' | 'name' | 'foot'> {
  /** Absolute address of the site. */
  readonly siteAddress: string;
  readonly hours: 1 | 24;
  /** The first of `total` to end, at least one. */
  readonly offers: readonly EndingOffer[];
  readonly total: number;
}

const WORDS = {
  PTBR: {
    one: (title: string, span: string) => `Termina em menos de ${span}: ${title}`,
    many: (total: number, span: string) => `${total} ofertas terminam em menos de ${span}`,
    span: { 1: '1 hora', 24: '24 horas' },
    intro:
      'São ofertas que você marcou como favoritas ou em que deu lances. Um lance nos últimos minutos pode adiar o fim.',
    standing: { leads: ' – você está na frente', overtaken: ' – seu lance foi superado' },
    line: (offer: EndingOffer) =>
      `${offer.title} – ${formatMoney(offer.price)}, até ${dateTimeText(offer.endAt, 'PTBR')}`,
    rest: (count: number) => (count === 1 ? 'E mais 1 oferta.' : `E mais ${count} ofertas.`),
    zone: 'Horários de Brasília.',
    button: 'Ver a oferta',
  },
  EN: {
    one: (title: string, span: string) => `Ends in less than ${span}: ${title}`,
    many: (total: number, span: string) => `${total} offers end in less than ${span}`,
    span: { 1: '1 hour', 24: '24 hours' },
    intro:
      'These are offers you added to your favourites or bid on. A bid in the final minutes may extend the offer.',
    standing: { leads: ' – you are in the lead', overtaken: ' – you were outbid' },
    line: (offer: EndingOffer) =>
      `${offer.title} – ${formatMoney(offer.price)}, until ${dateTimeText(offer.endAt, 'EN')}`,
    rest: (count: number) => (count === 1 ? 'And 1 more offer.' : `And ${count} more offers.`),
    zone: 'Brasília time.',
    button: 'See the offer',
  },
} as const satisfies Record<Idiom, object>;

/** To a user with favourites or bids on offers that end within an hour or a day: all of them in one mail. */
export function endingSoon(facts: EndingSoonFacts): MailContent {
  const { brand, idiom, store = null, name, offers, total, siteAddress, hours, foot } = facts;
  const words = WORDS[idiom];
  const span = words.span[hours];
  const [only] = offers;
  const subject = total === 1 && only ? words.one(only.title, span) : words.many(total, span);
  const lineOf = (offer: EndingOffer): string =>
    words.line(offer) + (offer.standing === null ? '' : words.standing[offer.standing]);
  const rest = total > offers.length ? `${words.rest(total - offers.length)} ` : '';
  const layout = renderMail({
    brand,
    idiom,
    store,
    title: subject,
    greeting: greetingOf(idiom, name),
    paragraphs: [words.intro],
    links: offers.map((offer) => ({
      text: lineOf(offer),
      address: pageAddress(siteAddress, store, offer.path),
    })),
    after: rest + words.zone,
    ...(total === 1 && only
      ? { button: { text: words.button, address: pageAddress(siteAddress, store, only.path) } }
      : {}),
    ...(foot ? { foot } : {}),
  });
  return { subject, ...layout };
}
