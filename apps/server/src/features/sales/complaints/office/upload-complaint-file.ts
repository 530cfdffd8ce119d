import type { uploadComplaintFile as contract } from '@patio/contract/sales/complaints/upload-complaint-file.ts';
import { stepsNow } from '@patio/domain/sales/complaints/decide-complaint-step.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { beginAttempt } from '../../../identity/sessions/public.ts';
import type { FileDeps } from '../../purchase-documents/public.ts';
import { factsOf } from '../complaint-facts.ts';
import { storeUpload } from '../files/store-upload.ts';
import { reachedComplaint, takerOf } from './reach.ts';

const limit = { perSubject: 200, windowMs: 86_400_000 };

/** Stores a file for the next step of who answers; who cannot take one now, sends none. */
export const uploadComplaintFile =
  (deps: ServerDeps, files: FileDeps): Handler<typeof contract> =>
  async ({ params, body: given, fail }, context) => {
    const { actor, idiom, now: at } = context;
    const reached = await reachedComplaint(deps.database, params.id, actor);
    if (!reached) return fail('complaint-not-found');
    if (stepsNow(factsOf(deps, reached), takerOf(actor), at).length === 0) return fail('complaint-not-now');
    await beginAttempt(deps, `complaint-file:${actor.accountId}`, context, limit);
    const upload = { purchase: reached.purchase_code, accountId: actor.accountId, given, idiom, at };
    return { data: await storeUpload(deps, files, upload) };
  };
