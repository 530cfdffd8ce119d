import type {
  listModels as contract,
  listModelsOfPath as pathContract,
} from '@patio/contract/catalogue/catalogue/list-models.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { presentFilterItem } from '../catalogue.present.ts';
import { referenceReader } from './reference.store.ts';

/** API-27: models by their codes, in that order; without codes all of them by name. */
export const listModels =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }) =>
    (await referenceReader(database).named('models', query.ids)).map(presentFilterItem('models'));

/** The same with the codes in the path. */
export const listModelsOfPath =
  ({ database }: ServerDeps): Handler<typeof pathContract> =>
  async ({ params }) =>
    (await referenceReader(database).named('models', params.ids)).map(presentFilterItem('models'));
