import type { listDocuments as contract } from '@patio/contract/people/documents/list-documents.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { readList } from '../../../platform/lists/public.ts';
import { presentDocument } from './documents.present.ts';
import { DOCUMENTS } from './documents.store.ts';

export const listDocuments =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }, { now }) => {
    const { rows, ...page } = await readList(database, DOCUMENTS, { situacao: 'enviado', ...query });
    return { data: rows.map((row) => presentDocument(row, now)), ...page };
  };
