import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { mustBeSent } from '@patio/domain/catalogue/drafts/must-be-sent.ts';
import { formatDateTime } from '@patio/domain/time/sao-paulo.ts';
import { mayReachStore, worksForTheHouse } from '../../../platform/access/store-access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import { findDraft, lockDraft, type DraftRow } from './drafts.store.ts';
import { formFromOffer } from './form/form-from-offer.ts';
import { storedOffer, type StoredOffer } from './form/stored-offer.store.ts';

/** A draft, its offer, or both. */
export interface OpenDraft {
  readonly code: number;
  readonly partnerId: number | null;
  /** Null: the offer is as it is on the site. */
  readonly row: DraftRow | null;
  readonly stored: StoredOffer | undefined;
}

/** The draft or offer with this code, if the user may work on it; otherwise it is unknown. Errors: `offer-not-found`. */
export async function openDraft(queries: Queries, code: number, actor: Actor): Promise<OpenDraft> {
  return openWith(await findDraft(queries, code), await storedOffer(queries, code), code, actor);
}

/** The same, locked against other editors. */
export async function openLocked(transaction: Transaction, code: number, actor: Actor): Promise<OpenDraft> {
  return openWith(await lockDraft(transaction, code), await storedOffer(transaction, code), code, actor);
}

function openWith(
  row: DraftRow | undefined,
  stored: StoredOffer | undefined,
  code: number,
  actor: Actor,
): OpenDraft {
  const owners = [...(row ? [row.partner_id] : []), ...(stored ? [stored.partner_id] : [])];
  if (owners.length === 0 || !owners.every((partnerId) => mayReachStore(actor, partnerId)))
    throw new ApiError('offer-not-found');
  return { code, partnerId: owners[0] ?? null, row: row ?? null, stored };
}

/** The form of a draft, or what its offer states. */
export function formOf({ row, stored }: OpenDraft) {
  if (row !== null) return row.form;
  if (stored === undefined) throw new ApiError('offer-not-found');
  return formFromOffer(stored);
}

/** Refuses files for it: it is no draft any more, or waits for the house. Errors: `draft-gone`, `draft-waiting`. */
export function openForFiles({ row }: OpenDraft, actor: Actor): void {
  if (row === null) throw new ApiError('draft-gone');
  if (row.state === 'waiting' && !worksForTheHouse(actor)) throw new ApiError('draft-waiting');
}

/** Refuses another version than the present one, and says who changed it and when. Errors: `draft-changed`. */
export function refuseStale({ row }: OpenDraft, version: number): void {
  if ((row?.version ?? 0) === version) return;
  throw new ApiError('draft-changed', {
    parameters: {
      who: row?.changer ?? '—',
      when: row === null ? '—' : formatDateTime(row.changed_at),
    },
  });
}

/** Whether its store must send it before it can be published. */
export function awaitsStore({ row }: Pick<OpenDraft, 'row'>): boolean {
  if (row === null) return false;
  const { state, partner_id: partnerId, begun_by_house: begunByHouse, sent_at: sentAt } = row;
  return mustBeSent({ state, ofStore: partnerId !== null, begunByHouse, wasSent: sentAt !== null });
}

/** Refuses changes to an offer that has ended or was sold (rule 0.32). Errors: `offer-finished`. */
export function refuseFinished({ stored }: OpenDraft): void {
  if (stored !== undefined && (!stored.open || stored.status !== 'A')) throw new ApiError('offer-finished');
}
