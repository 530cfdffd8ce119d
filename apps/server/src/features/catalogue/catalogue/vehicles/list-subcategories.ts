import type {
  listSubcategories as contract,
  listSubcategoriesOfPath as pathContract,
} from '@patio/contract/catalogue/catalogue/list-subcategories.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { presentFilterItem } from '../catalogue.present.ts';
import { referenceReader } from './reference.store.ts';

/** API-27: subcategories by their codes, in that order; without codes all of them by name. */
export const listSubcategories =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }, { idiom }) =>
    (await referenceReader(database).named('subcategories', query.ids, idiom)).map(
      presentFilterItem('subcategories'),
    );

/** The same with the codes in the path. */
export const listSubcategoriesOfPath =
  ({ database }: ServerDeps): Handler<typeof pathContract> =>
  async ({ params }, { idiom }) =>
    (await referenceReader(database).named('subcategories', params.ids, idiom)).map(
      presentFilterItem('subcategories'),
    );
