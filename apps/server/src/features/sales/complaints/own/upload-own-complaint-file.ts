import type { uploadOwnComplaintFile as contract } from '@patio/contract/sales/complaints/upload-own-complaint-file.ts';
import { COMPLAINT_FILES } from '@patio/domain/sales/complaints/complaint-words.ts';
import { complaintAccess } from '@patio/domain/sales/complaints/may-complain.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { beginAttempt } from '../../../identity/sessions/public.ts';
import type { FileDeps } from '../../purchase-documents/public.ts';
import { complaintReader } from '../complaints.store.ts';
import { storeUpload } from '../files/store-upload.ts';
import { complainedOf } from './own-complaints.ts';

const dayMs = 86_400_000;

/** Stores a file of the buyer. Every file counts, to protect the storage from floods. */
export const uploadOwnComplaintFile =
  (deps: ServerDeps, files: FileDeps): Handler<typeof contract> =>
  async ({ params, body: given, fail }, context) => {
    const { actor, idiom, now: at } = context;
    const { accountId } = actor;
    const purchase = await complaintReader(deps.database).purchase(params.id, accountId);
    if (!purchase) return fail('purchase-not-found');
    const access = complaintAccess(complainedOf(purchase));
    if (access !== 'open') return fail(access === 'early' ? 'complaint-early' : 'complaint-cancelled');
    const limit = { perSubject: deps.config.rules.complaintsPerDay * COMPLAINT_FILES, windowMs: dayMs };
    await beginAttempt(deps, `complaint-file:${accountId}`, context, limit);
    return { data: await storeUpload(deps, files, { purchase: purchase.code, accountId, given, idiom, at }) };
  };
