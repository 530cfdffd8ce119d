import type { bookVisit as contract } from '@patio/contract/sales/visits/book-visit.ts';
import { decideVisit, type BookingRefusal } from '@patio/domain/sales/visits/decide-visit.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { notifyReceivers } from '../notify-receivers.ts';
import { notifyVisitor } from '../notify-visitor.ts';
import { takeSlot } from '../take-slot.ts';
import { presentOwn } from '../visits.present.ts';
import { emailConfirmed, findVisit, visitCounts, visitWriter } from '../visits.store.ts';
import { withinLimit } from '../within-limit.ts';

interface BookingRequest {
  readonly accountId: number;
  readonly offerCode: number;
  readonly placeCode: number;
  readonly from: number;
}

/** Books a visit, or asks for one after visits to which the caller did not come. The same again gives the one that stands. */
export const bookVisit =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, context) => {
    const { actor } = context;
    const request = {
      accountId: actor.accountId,
      offerCode: params.id,
      placeCode: body.local,
      from: body.inicio,
    };
    const visit = await withinLimit(deps, context, () =>
      deps.database.transact(async (transaction) => {
        const now = deps.clock.now();
        const code = await book(deps, transaction, request, now);
        const found = await findVisit(transaction, code);
        if (!found) throw new Error('A booked visit is gone.');
        return presentOwn(found, now);
      }),
    );
    return { data: visit };
  };

async function book(
  deps: ServerDeps,
  transaction: Transaction,
  request: BookingRequest,
  now: number,
): Promise<number> {
  const writer = visitWriter(transaction);
  await writer.lockVisitor(request.accountId);
  const standing = await writer.same(request);
  if (standing !== undefined) return standing;
  const slot = await takeSlot(deps, transaction, { ...request, now });
  const { most, mostMissed, missedMs } = deps.config.rules.visits;
  const counts = await visitCounts(transaction, request.accountId, request.offerCode, now - missedMs);
  const decided = decideVisit({
    emailConfirmed: await emailConfirmed(transaction, request.accountId),
    openHere: counts.here,
    open: counts.open,
    most,
    missed: counts.missed,
    mostMissed,
    slot,
  });
  if (typeof decided === 'object') throw refused(decided.refused, most);
  const until = slot?.until ?? request.from;
  const code = await writer.insert({ ...request, until, state: decided, at: now });
  const visit = await findVisit(transaction, code);
  if (!visit) throw new Error('A visit was not written.');
  const asked = decided === 'pedida';
  await notifyVisitor(deps, transaction, visit, { what: asked ? 'asked' : 'booked', at: now });
  await notifyReceivers(deps, transaction, visit, asked ? 'asked' : 'booked', now);
  return code;
}

const ERRORS = {
  email: 'visit-needs-email',
  here: 'visit-open-here',
  gone: 'visit-slot-gone',
  full: 'visit-slot-full',
} as const;

function refused(why: BookingRefusal, most: number): ApiError {
  return why === 'most'
    ? new ApiError('visits-used-up', { parameters: { most } })
    : new ApiError(ERRORS[why]);
}
