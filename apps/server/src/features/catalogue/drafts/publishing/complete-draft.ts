import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { SignedInContext } from '../../../../platform/http/call-context.ts';
import type { IncompleteOffer } from '../form/draft-from-form.ts';
import { judgeDraft, problemText } from '../form/judge-draft.ts';
import { judgeMaterials } from '../form/judge-materials.store.ts';
import { formOf, openLocked, refuseFinished, refuseStale, type OpenDraft } from '../open-draft.ts';

/** A locked draft that lacks nothing. */
export interface CompleteDraft {
  readonly open: OpenDraft & { readonly row: NonNullable<OpenDraft['row']> };
  readonly offer: IncompleteOffer;
  /** The server's clock, epoch milliseconds. */
  readonly now: number;
}

/**
 * Locks a draft of that version, which must be complete. Errors: `offer-not-found`, `draft-gone`, `draft-changed`, `offer-finished`, `draft-incomplete`.
 */
export async function completeDraft(
  { config, clock }: ServerDeps,
  transaction: Transaction,
  { id, versao }: { readonly id: number; readonly versao: number },
  { actor, idiom }: SignedInContext,
): Promise<CompleteDraft> {
  const open = await openLocked(transaction, id, actor);
  const { row } = open;
  if (row === null) throw new ApiError('draft-gone');
  refuseFinished(open);
  refuseStale(open, versao);
  const now = clock.now();
  const form = formOf(open);
  const { offer, problems } = judgeDraft(config, form, await judgeMaterials(transaction, open), now);
  if (problems.length > 0) {
    const texts = problems.map((problem) => problemText(problem, form.veiculos.length, idiom));
    throw new ApiError('draft-incomplete', { parameters: { what: [...new Set(texts)].join(' ') } });
  }
  return { open: { ...open, row }, offer, now };
}

/** When the store wanted an offer to be published; what has come meanwhile is at once (null). Errors: `publication-passed`. */
export function wantedPublication({ open, offer, now }: CompleteDraft): number | null {
  const { publish_at: at } = open.row;
  if (at === null || at <= now) return null;
  if (at >= (offer.auction.endAt ?? 0)) throw new ApiError('publication-passed');
  return at;
}

/** When an offer shall be published: null is at once. Errors: `publication-passed`. */
export function publicationAt(text: string | null, { offer, now }: CompleteDraft): number | null {
  if (text === null) return null;
  const at = Date.parse(text);
  if (Number.isNaN(at) || at <= now || at >= (offer.auction.endAt ?? 0))
    throw new ApiError('publication-passed');
  return at;
}
