import type { listOwnDocuments as contract } from '@patio/contract/people/documents/list-own-documents.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { presentOwn } from './documents.present.ts';
import { documentReader } from './documents.store.ts';

export const listOwnDocuments =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async (_request, { actor, now }) => {
    const rows = await documentReader(database).own(actor.accountId);
    return { data: rows.map((row) => presentOwn(row, now)) };
  };
