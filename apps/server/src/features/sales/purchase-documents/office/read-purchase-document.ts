import type { readPurchaseDocument as contract } from '@patio/contract/sales/purchase-documents/read-purchase-document.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { readDocument } from '../read-document.ts';

/** Who sells downloads a document. */
export const readPurchaseDocument =
  (deps: ServerDeps, storage: Storage): Handler<typeof contract> =>
  ({ params: { id: code, guid } }, context) =>
    readDocument(deps, storage, { code, guid, door: 'office' }, context);
