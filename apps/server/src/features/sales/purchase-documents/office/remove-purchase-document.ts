import type { removePurchaseDocument as contract } from '@patio/contract/sales/purchase-documents/remove-purchase-document.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { removeDocument } from '../remove-document.ts';

/** Who sells deletes what they have just added. */
export const removePurchaseDocument =
  (deps: ServerDeps, storage: Storage): Handler<typeof contract> =>
  ({ params: { id: code, guid } }, context) =>
    removeDocument(deps, storage, { code, guid, door: 'office' }, context);
