import type { suggestOffers as contract } from '@patio/contract/catalogue/catalogue/suggest-offers.ts';
import { wordsOf } from '@patio/domain/catalogue/search/fold-text.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { packedJson } from '../../../../platform/http/bodies/packed-json.ts';
import { packingFor } from '../../../../platform/http/bodies/packing.ts';
import type { Lists } from '../lists/list-ask.ts';

/** With fewer letters anything would match. */
const lettersAtLeast = 2;
/** Maximum of words for a suggestion. */
const wordsAtMost = 10;

/** Suggests names and titles of open offers for typed words. */
export const suggestOffers =
  (lists: Lists): Handler<typeof contract> =>
  async ({ query }, { now, request, reply }) => {
    const typed = wordsOf(query.term ?? '').slice(0, wordsAtMost);
    if (typed.join('').length < lettersAtLeast) return { data: [] };
    const [category, partner] = [query.category || null, query.partner || null];
    const packing = packingFor(request.headers['accept-encoding']);
    return packedJson(
      reply,
      await lists.answer({ about: 'suggestions', typed, category, partner, packing, now }),
    );
  };
