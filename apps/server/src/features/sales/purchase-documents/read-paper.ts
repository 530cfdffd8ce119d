import { papersOf, type PurchasePaper } from '@patio/domain/sales/purchase-documents/purchase-papers.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { SignedInContext } from '../../../platform/http/call-context.ts';
import { FileReply } from '../../../platform/http/bodies/file-reply.ts';
import type { PaperThread } from '../../../platform/pdf/paper-thread.ts';
import { pickupPlaces } from '../../trading/charges/public.ts';
import { pickupCodeOf } from '../pickup-codes/public.ts';
import { findSnapshot } from '../snapshots/public.ts';
import { opensNow } from './documents.policy.ts';
import { openDocuments, type Door, type Opened } from './open-documents.ts';
import { PAPER_TEXTS } from './papers/paper-texts.ts';
import { paperFacts } from './papers/papers.store.ts';
import { purchasePaper } from './papers/purchase-papers.ts';

interface Asked {
  readonly code: number;
  readonly paper: PurchasePaper;
  readonly door: Door;
}

/** A paper of a purchase in the reader’s language, written in a thread of its own; the selling side’s access is recorded. */
export async function readPaper(
  deps: ServerDeps,
  thread: PaperThread,
  { code, paper, door }: Asked,
  { actor, idiom, now }: SignedInContext,
): Promise<FileReply> {
  const { config, database } = deps;
  const opened = await openDocuments(database, code, actor, door);
  const row = await paperFacts(database, code);
  if (row === undefined || !opensNow(opened.viewer, opened.purchase, now) || !hasPaper(opened, paper))
    throw new ApiError('purchase-document-not-found');
  const pickup = paper === 'retirada' ? await pickupCodeOf(deps, database, code) : null;
  if (paper === 'retirada' && pickup === null) throw new ApiError('purchase-document-not-found');
  const texts = PAPER_TEXTS[idiom];
  const source = {
    row,
    snapshot: await findSnapshot(database, code),
    own: door === 'own',
    brand: config.brand,
    texts,
    idiom,
  };
  const places = pickup === null ? [] : await pickupPlaces(database, row.offer_code);
  const written = purchasePaper(paper, source, pickup === null ? null : { code: pickup, places });
  const bytes = await thread.write(written);
  if (door === 'office')
    await database.transact((transaction) =>
      recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'read-purchase-paper',
        subject: `purchase ${code}`,
        details: { paper },
        at: now,
      }),
    );
  const name = texts.files[paper](code);
  return FileReply.of(bytes, name);
}

/** Whether a side has a paper now. */
function hasPaper({ viewer, purchase }: Opened, paper: PurchasePaper): boolean {
  const { status, cancelled_at, payment_approved: paymentApproved } = purchase;
  const facts = { status, cancelled: cancelled_at !== null, paymentApproved };
  return papersOf(viewer.side, facts).includes(paper);
}
