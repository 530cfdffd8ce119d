import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { deletionBar } from '@patio/domain/people/personal-data/personal-data-request.ts';
import { requestDue } from '@patio/domain/people/personal-data/terms-of-requests.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import { removeDevices } from '../../../messaging/alerts/public.ts';
import { messages } from '../../../messaging/mail/public.ts';
import { endSessions } from '../../../identity/sessions/public.ts';
import { openDealsOf } from './open-deals.store.ts';
import { lockPerson, type PersonRow } from '../person.store.ts';
import { openDealWords, protocolOf } from '../personal-data.present.ts';
import { insertRequest, openRequest, requestBy, type RequestRow } from '../requests/requests.store.ts';
import { notifyPerson } from '../requests/notify-person.ts';

interface DeletionRequest {
  readonly accountId: number;
  readonly idiom: Idiom;
  readonly now: number;
  /** Staff who request it on behalf of the user; null: the user. */
  readonly requestedBy: number | null;
}

/**
 * Opens the deletion request, ends all sessions and mails the user how to cancel it; returns the open request, if there is one. Deals of
 * this user are locked meanwhile, so that none starts unseen. Undefined without such an account. Errors: `deletion-not-here`,
 * `deletion-open-deals`.
 */
export async function openDeletion(
  deps: ServerDeps,
  transaction: Transaction,
  deletion: DeletionRequest,
): Promise<RequestRow | undefined> {
  const { accountId, now, requestedBy } = deletion;
  const person = await lockPerson(transaction, accountId);
  if (!person || person.erased_at !== null) return undefined;
  const open = await openRequest(transaction, accountId, 'deletion');
  if (open) return open;
  await refuseBarred(transaction, person, deletion.idiom);
  // Staff act in their own language; messages to the user are in theirs.
  const idiom = requestedBy === null ? deletion.idiom : (person.idiom ?? 'PTBR');
  const { dataRequestDays, deletionGraceMs } = deps.config.rules;
  const eraseAt = now + deletionGraceMs;
  const code = await insertRequest(transaction, {
    accountId,
    kind: 'deletion',
    idiom,
    at: now,
    dueAt: requestDue(now, dataRequestDays),
    eraseAt,
    requestedBy,
  });
  await endSessions(transaction, accountId, now);
  await removeDevices(transaction, accountId, null);
  const request = await requestBy(transaction, code);
  if (request) await notify(deps, transaction, { person, request, eraseAt, deletion });
  return request;
}

async function refuseBarred(transaction: Transaction, person: PersonRow, idiom: Idiom): Promise<void> {
  const deals = await openDealsOf(transaction, person.id);
  const bar = deletionBar({
    isStaff: person.staff_role !== null,
    isPartner: person.of_store,
    openDeals: deals.length,
  });
  if (bar === 'works-here') throw new ApiError('deletion-not-here');
  if (bar === 'open-deals')
    throw new ApiError('deletion-open-deals', { parameters: { deals: openDealWords(deals, idiom) } });
}

function notify(
  deps: ServerDeps,
  transaction: Transaction,
  {
    person,
    request,
    eraseAt,
    deletion,
  }: { person: PersonRow; request: RequestRow; eraseAt: number; deletion: DeletionRequest },
): Promise<void> {
  const { brand, publicUrl } = deps.config;
  const content = messages.deletionRequested({
    brand,
    idiom: request.idiom,
    protocol: protocolOf(request),
    eraseAt,
    byStaff: deletion.requestedBy !== null,
    address: `${publicUrl}/auth`,
  });
  return notifyPerson(deps, transaction, {
    person,
    content,
    fact: `deletion-requested:${request.code}`,
    now: deletion.now,
  });
}
