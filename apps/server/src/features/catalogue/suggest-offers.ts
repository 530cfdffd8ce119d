import type { suggestOffers as contract, Suggestion } from '@patio/contract/catalogue/suggest-offers.ts';
import { nearestWords } from '@patio/domain/search/match-words.ts';
import { wordsOf } from '@patio/domain/search/fold-text.ts';
import type { ServerDeps } from '../../deps.ts';
import type { Handler } from '../../platform/http/serve.ts';
import { WrittenJson } from '../../platform/http/written-json.ts';
import type { OfferFinder, Stock } from './find-offers.ts';
import { searchReader } from './search.store.ts';
import { vocabulary } from './search-words.ts';
import { namesFor } from './suggest-names.ts';
import { titlesFor } from './suggest-titles.ts';

const suggestionsAtMost = 8;
const offersAtMost = 3;
/** Below so many letters anything would fit. */
const lettersAtLeast = 2;
/** Nobody types more words than that in search of a suggestion. */
const wordsAtMost = 10;

/** Names and titles of open offers that somebody who is typing may mean. What nothing fits is taken for misspelt. */
export const suggestOffers =
  ({ database }: ServerDeps, finder: OfferFinder): Handler<typeof contract> =>
  async ({ query }, { now }) => {
    const typed = wordsOf(query.term ?? '').slice(0, wordsAtMost);
    if (typed.join('').length < lettersAtLeast) return { data: [] };
    const stock = await finder.stock(query.category || null, query.partner || null, now);
    const exact = suggested(stock, typed);
    const { names, codes } = isEmpty(exact) ? suggested(stock, spelt(stock, typed)) : exact;
    const titles = codes.length === 0 ? [] : await searchReader(database).titles(codes);
    const offers = titles.map(({ code, title }): Suggestion => ({
      tipo: 'oferta',
      texto: title,
      codigo: code,
      total: 1,
    }));
    const data = [...names.slice(0, suggestionsAtMost - offers.length), ...offers];
    return new WrittenJson(JSON.stringify({ data }));
  };

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

/** Words that begin no known word are replaced by the most used one of the nearest. */
function spelt({ index }: Stock, typed: readonly string[]): string[] {
  const uses = new Map(vocabulary(index).map(({ word, uses: count }) => [word, count]));
  const known = [...uses.keys()];
  return typed.map((word) => {
    if (known.some((other) => other.startsWith(word))) return word;
    const [best = word] = nearestWords(word, known).sort(
      (one, other) => (uses.get(other) ?? 0) - (uses.get(one) ?? 0) || (one < other ? -1 : 1),
    );
    return best;
  });
}
