import type { takeOwnComplaintStep as contract } from '@patio/contract/sales/complaints/take-own-complaint-step.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { beginAttempt } from '../../../identity/sessions/public.ts';
import { complaintReader } from '../complaints.store.ts';
import { moveComplaint } from '../move-complaint.ts';
import { ownComplaintsOf } from './own-complaints.ts';

const hourMs = 3_600_000;
/** Steps of one buyer in an hour. */
const STEPS_PER_HOUR = 30;

/** A step of the buyer; complaints of others are not found. */
export const takeOwnComplaintStep =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, context) => {
    const { actor, now } = context;
    const reader = complaintReader(deps.database);
    const complaint = await reader.find(params.id);
    if (!complaint || complaint.account_id !== actor.accountId) return fail('complaint-not-found');
    const purchase = await reader.purchase(complaint.purchase_code, actor.accountId);
    if (!purchase) return fail('complaint-not-found');
    const limit = { perSubject: STEPS_PER_HOUR, windowMs: hourMs };
    await beginAttempt(deps, `complaint-step:${actor.accountId}`, context, limit);
    await deps.database.transact((transaction) =>
      moveComplaint(deps, transaction, {
        code: complaint.code,
        step: body.passo,
        taker: { kind: 'buyer' },
        side: 'buyer',
        authorId: actor.accountId,
        text: body.texto,
        files: body.arquivos ?? [],
        version: body.versao,
        at: now,
      }),
    );
    return { data: await ownComplaintsOf(deps, deps.database, purchase, now) };
  };
