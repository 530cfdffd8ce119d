import type { getImport as contract } from '@patio/contract/catalogue/imports/get-import.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { importDetail } from './import-detail.ts';

/** An import and how far it is. */
export const getImport =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params }, context) => ({
    data: await importDetail(database, params.id, context),
  });
