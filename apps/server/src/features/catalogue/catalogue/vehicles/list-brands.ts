import type {
  listBrands as contract,
  listBrandsOfPath as pathContract,
} from '@patio/contract/catalogue/catalogue/list-brands.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { presentFilterItem } from '../catalogue.present.ts';
import { referenceReader } from './reference.store.ts';

/** API-27: brands by their codes, in that order; without codes all of them by name. */
export const listBrands =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }) =>
    (await referenceReader(database).named('brands', query.ids)).map(presentFilterItem('brands'));

/** The same with the codes in the path. */
export const listBrandsOfPath =
  ({ database }: ServerDeps): Handler<typeof pathContract> =>
  async ({ params }) =>
    (await referenceReader(database).named('brands', params.ids)).map(presentFilterItem('brands'));
