import type { listStaffTexts as contract } from '@patio/contract/catalogue/content/list-staff-texts.ts';
import { textKey } from '@patio/contract/catalogue/content/staff-text.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { readList } from '../../../../platform/lists/public.ts';
import { TEXTS } from './texts.store.ts';

/** Every text of the site, and who published what is shown. */
export const listStaffTexts =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }) => {
    const { rows, ...page } = await readList(database, TEXTS, query);
    const data = rows.map((row) => ({
      codigo: row.code,
      chave: textKey.parse(row.key),
      titulo: row.title,
      rascunho: row.draft === true,
      versao: row.number,
      por: row.publisher,
      em: row.published_at === null ? null : isoInstant(row.published_at),
    }));
    return { data, ...page };
  };
