import type { createImport as contract } from '@patio/contract/catalogue/imports/create-import.ts';
import { IMPORT_LIMITS } from '@patio/contract/catalogue/imports/import-words.ts';
import type { ServerDeps } from '../../../deps.ts';
import { storeOf } from '../../../platform/access/store-access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { importDetail } from './import-detail.ts';
import { countOpenImports, insertImport } from './imports.store.ts';
import { refuseTooLarge } from './stored-file.ts';

const NAMES = ['.csv', '.txt', '.json', '.jsonl', '.xlsx'];

/** Begins an import; nothing of its file is here yet. */
export const createImport =
  ({ database, clock }: ServerDeps): Handler<typeof contract> =>
  async ({ body }, context) => {
    const { actor } = context;
    const { arquivo: name, bytes } = body;
    if (!NAMES.some((end) => name.toLowerCase().endsWith(end)))
      throw new ApiError('import-kind', { parameters: { names: NAMES.join(', ') } });
    refuseTooLarge(bytes, IMPORT_LIMITS.megabytes);
    const { accountId } = actor;
    const id = await database.transact(async (transaction) => {
      if ((await countOpenImports(transaction, accountId)) >= IMPORT_LIMITS.open)
        throw new ApiError('imports-full', { parameters: { most: IMPORT_LIMITS.open } });
      return insertImport(transaction, {
        accountId,
        partnerId: storeOf(actor),
        name,
        bytes,
        at: clock.now(),
      });
    });
    return { data: await importDetail(database, id, context) };
  };
