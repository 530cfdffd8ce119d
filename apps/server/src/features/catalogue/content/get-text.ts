import type { getText as contract } from '@patio/contract/catalogue/content/get-text.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { contentReader } from './content.store.ts';

/** API-35: a text by its key, in the language of the call, else in Portuguese (C-106, S-49). */
export const getText =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { idiom }) =>
    (await contentReader(database).text(params.key, idiom)) ?? fail('not-found');
