import type { listTranslations as contract } from '@patio/contract/catalogue/content/list-translations.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { presentTranslation } from './translations.present.ts';
import { listTranslationRows } from './translations.store.ts';

/** Translated names, and those not translated yet. */
export const listTranslations =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async () => ({ data: (await listTranslationRows(database)).map(presentTranslation) });
