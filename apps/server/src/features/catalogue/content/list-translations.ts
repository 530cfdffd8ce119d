import type { listTranslations as contract } from '@patio/contract/catalogue/content/list-translations.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { presentTranslation } from './translations.present.ts';
import { listTranslationRows } from './translations.store.ts';

/** What is translated, and what is not yet. */
export const listTranslations =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async () => ({ data: (await listTranslationRows(database)).map(presentTranslation) });
