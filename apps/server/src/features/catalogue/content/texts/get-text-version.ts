import type { getTextVersion as contract } from '@patio/contract/catalogue/content/get-text-version.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { written } from './texts.present.ts';
import { textVersions } from './texts.store.ts';

/** What a text said in a published version. */
export const getTextVersion =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params: { key, number }, fail }) => {
    const row = (await textVersions(database, key)).find((version) => version.number === number);
    return row === undefined ? fail('text-version-not-found') : { data: written(row) };
  };
