import type { publishOffer as contract } from '@patio/contract/catalogue/drafts/publish-offer.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { SignedInContext } from '../../../../platform/http/call-context.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import type { OfferDraft } from '../../catalogue/public.ts';
import { messages } from '../../../messaging/mail/public.ts';
import { notifySellers } from '../../../messaging/selling-side/public.ts';
import { completeDraft, publicationAt, type CompleteDraft } from './complete-draft.ts';
import { leavePhotos } from '../../media/public.ts';
import { unusedPhotos } from '../photos/draft-photos.store.ts';
import { draftWriter } from '../drafts.store.ts';
import { holdStoreOpen } from '../form/known-codes.store.ts';
import { awaitsStore } from '../open-draft.ts';
import { publishedValues } from './published-values.ts';
import { saveAsOffer } from './save-as-offer.ts';

/** Publishes a new offer, or changes to one, and thereby approves what a store has sent. */
export const publishOffer =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, context) => {
    const publishedAt = await deps.database.transact(async (transaction) => {
      const complete = await completeDraft(
        deps,
        transaction,
        { id: params.id, versao: body.versao },
        context,
      );
      return publish(deps, transaction, complete, { at: publicationAt(body.em, complete), context });
    });
    return {
      data: {
        codigoOferta: params.id,
        publicadaEm: publishedAt === null ? null : isoInstant(publishedAt),
      },
    };
  };

/**
 * Publishes a complete draft in a transaction; returns since when it is on the site, null while it is taken off. Errors: `draft-not-sent`,
 * `store-not-approved`, `edit-refused`.
 */
export async function publish(
  deps: ServerDeps,
  transaction: Transaction,
  { open, offer, now }: CompleteDraft,
  { at, context }: { readonly at: number | null; readonly context: SignedInContext },
): Promise<number | null> {
  if (awaitsStore(open)) throw new ApiError('draft-not-sent');
  await holdStoreOpen(transaction, offer.partnerId ?? null);
  const { code, row } = open;
  const { accountId: actorId } = context.actor;
  const saved = await saveAsOffer(transaction, open, offer, {
    publishedAt: at ?? now,
    now,
    idiom: context.idiom,
  });
  // What the offer does not show is on no page; after bids, a deal may stand on the photos that were shown.
  const replaced =
    (open.stored?.last_seq ?? 0) > 0 ? [] : (open.stored?.gallery ?? []).map(({ guid }) => guid);
  await leavePhotos(transaction, [...(await unusedPhotos(transaction, code, replaced))], now);
  await draftWriter(transaction, code, { actorId, at: now }).remove();
  await recordAudit(transaction, {
    actorId,
    action: row.is_new ? 'publish-offer' : 'change-offer',
    subject: `offer ${code}`,
    details: { approved: row.state === 'waiting', publishedAt: saved.publishedAt },
    ...publishedValues(open, saved),
    at: now,
  });
  if ((saved.partnerId ?? null) !== null) await notifyStore(deps, transaction, saved, now);
  transaction.afterCommit(() => deps.live.publish(code));
  return saved.publishedAt;
}

async function notifyStore(
  deps: ServerDeps,
  transaction: Transaction,
  { code = 0, publishedAt }: OfferDraft,
  now: number,
): Promise<void> {
  await notifySellers(deps, transaction, {
    offerCode: code,
    officePath: `/ofertas?id=${code}`,
    fact: `published-${now}`,
    write: (facts) => messages.salesDraftDecided({ ...facts, publishedAt, reason: null }),
    now,
  });
}
