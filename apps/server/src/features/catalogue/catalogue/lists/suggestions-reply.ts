import type { Suggestion } from '@patio/contract/catalogue/catalogue/suggest-offers.ts';
import { nearestWords } from '@patio/domain/catalogue/search/match-words.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import type { OfferFinder, Stock } from '../listing/find-offers.ts';
import { searchReader } from '../search/search.store.ts';
import { namesFor } from '../search/suggest-names.ts';
import { titlesFor } from '../search/suggest-titles.ts';
import type { SuggestionsAsk } from './list-ask.ts';

const suggestionsAtMost = 8;
const offersAtMost = 3;

/** Suggested names and titles of open offers for typed words, as JSON. Words without a match are treated as misspelt. */
export async function suggestionsReply(
  database: Queries,
  finder: OfferFinder,
  { typed, category, partner, now }: SuggestionsAsk,
): Promise<string> {
  const stock = await finder.stock(category, partner, now);
  const exact = suggested(stock, typed);
  const { names, codes } = isEmpty(exact) ? suggested(stock, spelt(finder, stock, typed)) : exact;
  const titles = codes.length === 0 ? [] : await searchReader(database).titles(codes);
  const offers = titles.map(({ code, title }): Suggestion => ({
    tipo: 'oferta',
    texto: title,
    codigo: code,
    total: 1,
  }));
  return JSON.stringify({ data: [...names.slice(0, suggestionsAtMost - offers.length), ...offers] });
}

interface Suggested {
  readonly names: readonly Suggestion[];
  readonly codes: readonly number[];
}

function suggested(stock: Stock, typed: readonly string[]): Suggested {
  return { names: namesFor(stock, typed), codes: titlesFor(stock, typed, offersAtMost) };
}

function isEmpty({ names, codes }: Suggested): boolean {
  return names.length === 0 && codes.length === 0;
}

/** Words that are not a prefix of any known word are replaced by the most used of the nearest. */
function spelt(finder: OfferFinder, { index }: Stock, typed: readonly string[]): string[] {
  const uses = new Map(finder.vocabulary(index).map(({ word, uses: count }) => [word, count]));
  const known = [...uses.keys()];
  return typed.map((word) => {
    if (known.some((other) => other.startsWith(word))) return word;
    const [best = word] = nearestWords(word, known).sort(
      (one, other) => (uses.get(other) ?? 0) - (uses.get(one) ?? 0) || (one < other ? -1 : 1),
    );
    return best;
  });
}
