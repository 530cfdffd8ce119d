import { canBuyNow, shownPrice } from '@patio/domain/catalogue/catalogue/shown-price.ts';
import { countsHours } from '@patio/domain/catalogue/catalogue/hour-meter.ts';
import { starRating } from '@patio/domain/catalogue/catalogue/star-rating.ts';
import { isGiven } from '@patio/domain/catalogue/catalogue/stated-facts.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { Dictionary } from '../../../texts/dictionary.ts';
import { gapText, monthText } from '../offer/public.ts';
import type { ComparedOffer } from './compared-offer.ts';
import type { VehicleFacts } from './vehicle-facts.ts';
import type { ComparisonTexts } from './texts/ptbr.ts';

/** The cell of one offer in a row. */
export interface Cell {
  readonly text: string;
  /** Smaller, below. */
  readonly note?: string;
  readonly tone?: 'danger' | 'quiet';
}

/** A line of the comparison. */
export interface Row {
  readonly title: string;
  /** Language of a title that is not in the language of the page. */
  readonly lang?: string | undefined;
  readonly cells: readonly Cell[];
  /** Whether the offers differ. */
  readonly differs: boolean;
}

/** Lines under a heading. */
export interface RowGroup {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** The texts used by the rows. */
export interface RowWords {
  readonly texts: ComparisonTexts;
  readonly dictionary: Pick<Dictionary, 'card' | 'condition' | 'offer'>;
  /** A catalogue word in the language of the page. */
  readonly term: (word: string) => string;
  /** `lang` of a word shown as it was written; none in the language of the page. */
  readonly langOf: (word: string) => string | undefined;
  /** A meter reading in the language of the page. */
  readonly count: (text: string) => string;
  /** On the server's clock: decides whether an offer is over. */
  readonly isOver: (offer: ComparedOffer) => boolean;
}

/** All compared facts, side by side. */
export function comparisonRows(offers: readonly ComparedOffer[], words: RowWords): RowGroup[] {
  const { texts, dictionary } = words;
  const row = (title: string, cellOf: (offer: ComparedOffer) => Cell): Row =>
    rowOf(title, offers.map(cellOf));
  const legal = row(dictionary.condition.legal, (offer) => legalCell(offer, words));
  return [
    {
      title: texts.money,
      rows: [
        row(texts.price, (offer) => priceCell(offer, words)),
        row(dictionary.card.currentBid, (offer) => bidCell(offer, words)),
        row(texts.reference, (offer) => referenceCell(offer, words)),
        row(texts.gap, (offer) => gapCell(offer, words)),
      ],
    },
    { title: texts.vehicle, rows: factRows(offers, words) },
    { title: dictionary.condition.legal, rows: [{ ...legal, title: texts.onRecord }] },
    { title: dictionary.offer.optionals, rows: optionalRows(offers, words) },
  ].filter(({ rows }) => rows.length > 0);
}

/** The same groups without rows that do not differ. */
export function differingRows(groups: readonly RowGroup[]): RowGroup[] {
  return groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
}

function rowOf(title: string, cells: readonly Cell[]): Row {
  const said = new Set(cells.map(({ text, note = '' }) => `${text}\n${note}`));
  return { title, cells, differs: said.size > 1 };
}

function priceCell(offer: ComparedOffer, { texts, dictionary, isOver }: RowWords): Cell {
  const { buyNow, auction, hasBid } = offer.card;
  if (isOver(offer)) return { text: texts.ended, tone: 'quiet' };
  const price = shownPrice(buyNow, auction, hasBid);
  if (price === 0) return { text: texts.noPrice, tone: 'quiet' };
  const { buyNow: buy, currentBid, startingBid } = dictionary.card;
  return {
    text: formatMoney(price),
    note: canBuyNow(buyNow, auction, hasBid) ? buy : hasBid ? currentBid : startingBid,
  };
}

function bidCell({ card }: ComparedOffer, { texts }: RowWords): Cell {
  if (card.hasBid) return { text: formatMoney(card.auction) };
  if (card.auction === 0) return { text: texts.noBids, tone: 'quiet' };
  return { text: texts.noBids, note: texts.from(formatMoney(card.auction)), tone: 'quiet' };
}

function referenceCell({ reference }: ComparedOffer, { texts, dictionary }: RowWords): Cell {
  if (reference === null) return { text: texts.unavailable, tone: 'quiet' };
  if (reference === 'none') return { text: texts.noReference, tone: 'quiet' };
  const month = monthText(reference.month, dictionary.condition);
  return { text: formatMoney(reference.value), note: reference.lot ? texts.sumOf(month) : month };
}

function gapCell(offer: ComparedOffer, { dictionary, isOver }: RowWords): Cell {
  const { reference, card } = offer;
  if (reference === null || reference === 'none' || isOver(offer)) return { text: '—', tone: 'quiet' };
  const gap = gapText(
    shownPrice(card.buyNow, card.auction, card.hasBid),
    reference.value,
    dictionary.condition,
  );
  return gap === null ? { text: '—', tone: 'quiet' } : { text: gap };
}

function legalCell({ legal, card }: ComparedOffer, { texts, dictionary }: RowWords): Cell {
  if (legal === null) return { text: texts.unavailable, tone: 'quiet' };
  const { found, clean, unknown } = legal;
  if (found + clean === 0) return { text: dictionary.offer.notGiven, tone: 'quiet' };
  const text = dictionary.condition.summary(found, clean, unknown);
  const note = card.vehicles > 1 ? { note: texts.inAll(card.vehicles) } : {};
  return found > 0 ? { text, ...note, tone: 'danger' } : { text, ...note };
}

function factRows(offers: readonly ComparedOffer[], { texts, dictionary, term, count }: RowWords): Row[] {
  const { offer: words } = dictionary;
  const titles: readonly (readonly [keyof VehicleFacts, string])[] = [
    ['years', words.years],
    ['usage', usageTitle(offers, words)],
    ['fuel', words.fuel],
    ['gearbox', words.gearbox],
    ['colour', words.colour],
    ['traction', words.traction],
    ['steering', words.steering],
    ['doors', texts.doors],
    ['place', words.location],
  ];
  const rows = titles.map(([name, title]) =>
    rowOf(
      title,
      offers.map(({ facts }) => {
        const values = facts[name].map((value) => (name === 'usage' ? count(value) : term(value)));
        return values.length === 0
          ? { text: words.notGiven, tone: 'quiet' as const }
          : { text: values.join(', ') };
      }),
    ),
  );
  if (offers.every(({ card }) => card.vehicles === 1)) return rows;
  const counts = offers.map(({ card }) => ({ text: String(card.vehicles) }));
  return [rowOf(texts.vehicles, counts), ...rows];
}

/** The unit of the offers' meters. */
function usageTitle(offers: readonly ComparedOffer[], { usage, hours }: Dictionary['offer']): string {
  const counted = offers.flatMap(({ facts }) => facts.usage.map(countsHours));
  if (!counted.includes(true)) return usage;
  return counted.includes(false) ? `${usage} / ${hours}` : hours;
}

/** One row for everything that any of the offers has, in order of first appearance. */
function optionalRows(
  offers: readonly ComparedOffer[],
  { texts, dictionary, term, langOf }: RowWords,
): Row[] {
  const names = new Set(offers.flatMap(({ optionals }) => Object.keys(optionals ?? {})));
  const { stars: words } = dictionary.offer;
  const states = { bad: words[1], regular: words[2], good: words[3] };
  return [...names].map((name) => ({
    lang: langOf(name),
    ...rowOf(
      term(name),
      offers.map(({ optionals }) => {
        if (optionals === null) return { text: texts.unavailable, tone: 'quiet' as const };
        const stars = optionals[name];
        const rating = starRating(stars ?? 0);
        // That a vehicle has an engine goes without saying: only its state is shown.
        if (isGiven(name)) {
          return rating === null
            ? { text: dictionary.offer.notGiven, tone: 'quiet' as const }
            : { text: states[rating] };
        }
        if (stars === undefined) return { text: texts.hasNot, tone: 'quiet' as const };
        return rating === null ? { text: texts.has } : { text: texts.has, note: states[rating] };
      }),
    ),
  }));
}
