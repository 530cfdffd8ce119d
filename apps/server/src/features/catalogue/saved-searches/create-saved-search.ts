import type { createSavedSearch as contract } from '@patio/contract/catalogue/saved-searches/create-saved-search.ts';
import { anchorsOf } from '@patio/domain/catalogue/saved-searches/anchors.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { canonicalQuery, type CanonicalQuery } from './canonical-query.ts';
import { insertSearch, searchPlaces, type SearchPlaces } from './insert-search.store.ts';
import { lacksChannel, presentSearch, searchChange } from './saved-searches.present.ts';
import { changeSearch, lockSearches, savedSearchOf } from './saved-searches.store.ts';
import { searchColumns } from './search-columns.ts';

/** Maximum of searches per user. */
const mostSearches = 50;

/** Stores a search; the same filter again is the same search. */
export const createSavedSearch =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, { actor, idiom, now, partner }) => {
    const { accountId } = actor;
    const store = (body.parceiro === undefined ? partner : body.parceiro) || null;
    const canonical = canonicalQuery(body.filtro, store, idiom);
    const query = canonical.text;
    const change = searchChange(body, {
      name: '',
      frequency: 'never',
      by_mail: false,
      by_notification: false,
    });
    if (lacksChannel(change)) fail('alert-channel-needed');
    const { state, city } = canonical.query;
    const places = await searchPlaces(database, { state: state || null, city: city || null, store });
    if (places.partner === 0) fail('invalid-fields');
    const row = await database.transact(async (transaction) => {
      const { total, known } = await lockSearches(transaction, accountId, { query, store });
      if (known === null && total >= mostSearches)
        fail('too-many-saved-searches', { parameters: { maximum: mostSearches } });
      if (known !== null) await changeSearch(transaction, accountId, known, change);
      const id =
        known ??
        (await insertSearch(transaction, {
          accountId,
          name: change.name,
          query,
          store,
          idiom,
          frequency: change.frequency,
          byMail: change.by_mail,
          byNotification: change.by_notification,
          columns: searchColumns(canonical),
          places,
          anchors: marksOf(canonical, places),
          term: canonical.query.term || null,
          now,
        }));
      return savedSearchOf(transaction, accountId, id, now);
    });
    return row ? presentSearch(row) : fail('internal-error');
  };

function marksOf(canonical: CanonicalQuery, places: SearchPlaces) {
  const columns = searchColumns(canonical);
  return anchorsOf({
    category: columns.category_code,
    subcategories: columns.subcategory_codes,
    brands: columns.brand_codes,
    models: columns.model_codes,
    cities: places.cities ?? [],
    states: places.states ?? [],
    partner: places.partner,
  });
}
