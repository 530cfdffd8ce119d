import { SORTED_WORD_FACETS, type WordKey } from '../catalogue/filter/list-facets.ts';
import { mileageText } from '../catalogue/mileage-text.ts';
import { moneyFieldText } from '../../money/money-mask.ts';

/** A search as the names of its choices. Money in centavos; null is open. */
export interface SearchWords extends Readonly<Record<WordKey, readonly string[]>> {
  readonly term: string;
  readonly category: string | null;
  readonly subcategories: readonly string[];
  readonly brands: readonly string[];
  readonly models: readonly string[];
  readonly lots: boolean;
  readonly singles: boolean;
  readonly price: Span;
  readonly years: Span;
  readonly usage: Span;
  /** Whether use is measured in hours, as for machines, and not in kilometres. */
  readonly inHours: boolean;
  readonly deal: 'buy' | 'bid' | 'proposal' | null;
  readonly city: string;
  /** Two letters or a name. */
  readonly state: string;
  readonly radiusKm: number | null;
}

/** Bounds as a user set them; null is open. */
export interface Span {
  readonly from: number | null;
  readonly to: number | null;
}

const LONGEST = 120;
const NAMED = 3;

const WORDS = {
  PTBR: {
    all: 'Todas as ofertas',
    count: (text: string) => text,
    and: ' e ',
    more: (count: number) => ` e mais ${count}`,
    upTo: (text: string) => `até ${text}`,
    from: (text: string) => `a partir de ${text}`,
    between: (from: string, to: string) => `de ${from} a ${to}`,
    place: (text: string) => `em ${text}`,
    around: (km: number, text: string) => `a até ${km} km${text === '' ? '' : ` de ${text}`}`,
    lots: 'só lotes',
    singles: 'sem lotes',
    deals: { buy: 'compre já', bid: 'aberta a lances', proposal: 'aceita propostas' },
  },
  EN: {
    all: 'All offers',
    // 3.500 h would be three and a half.
    count: (text: string) => text.replaceAll('.', ','),
    and: ' and ',
    more: (count: number) => ` and ${count} more`,
    upTo: (text: string) => `up to ${text}`,
    from: (text: string) => `from ${text}`,
    between: (from: string, to: string) => `${from} to ${to}`,
    place: (text: string) => `in ${text}`,
    around: (km: number, text: string) => `within ${km} km${text === '' ? '' : ` of ${text}`}`,
    lots: 'lots only',
    singles: 'no lots',
    deals: { buy: 'buy now', bid: 'open to bids', proposal: 'takes proposals' },
  },
} as const;

type Words = (typeof WORDS)[keyof typeof WORDS];

/** The default name of a search: "Toyota até R$ 90.000 em ES". At most 120 characters. */
export function searchName(search: SearchWords, idiom: 'PTBR' | 'EN'): string {
  const words = WORDS[idiom];
  const parts = [
    ...subject(search, words),
    ...SORTED_WORD_FACETS.map(({ key }) => named(search[key], words)),
    search.lots === search.singles ? '' : search.lots ? words.lots : words.singles,
    span(search.years, String, words),
    span(search.price, moneyText, words),
    span(search.usage, (value) => words.count(mileageText(value, search.inHours ? 'h' : 'km')), words),
    search.deal === null ? '' : words.deals[search.deal],
    placeText(search, words),
  ].filter((part) => part !== '');
  const name = parts.length === 0 ? words.all : parts.join(' ');
  const whole = name.charAt(0).toLocaleUpperCase('pt-BR') + name.slice(1);
  return whole.length <= LONGEST ? whole : `${whole.slice(0, LONGEST - 1).trimEnd()}…`;
}

/** The subject: the most specific choice, with the words that were typed. */
function subject({ term, category, subcategories, brands, models }: SearchWords, words: Words): string[] {
  const brandsShown = brands.length > 0 && (models.length === 0 || brands.length === 1) ? brands : [];
  const kinds = brands.length + models.length > 0 ? [] : subcategories;
  const last = brands.length + models.length + subcategories.length === 0 ? (category ?? '') : '';
  return [
    term === '' ? '' : `“${term}”`,
    named(brandsShown, words),
    named(models, words),
    named(kinds, words),
    last,
  ];
}

function named(list: readonly string[], words: Words): string {
  if (list.length > NAMED) return list.slice(0, NAMED - 1).join(', ') + words.more(list.length - NAMED + 1);
  return list.length < 2
    ? (list[0] ?? '')
    : `${list.slice(0, -1).join(', ')}${words.and}${list.at(-1) ?? ''}`;
}

function span({ from, to }: Span, text: (value: number) => string, words: Words): string {
  if (from !== null && to !== null) return words.between(text(from), text(to));
  if (from !== null) return words.from(text(from));
  return to === null ? '' : words.upTo(text(to));
}

function placeText({ city, state, radiusKm }: SearchWords, words: Words): string {
  const place = city === '' ? state : state === '' ? city : `${city}/${state}`;
  if (radiusKm !== null) return words.around(radiusKm, place);
  return place === '' ? '' : words.place(place);
}

function moneyText(centavos: number): string {
  return moneyFieldText(centavos).replace(/,00$/, '');
}
