import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { partsOf, writeParts } from '../parts.store.ts';
import { writeDecision, type PaybackRow } from '../paybacks.store.ts';

/** Turns a proposal down: what it is about stays owed. Errors: it was decided before. */
export async function turnDown(
  transaction: Transaction,
  { code, purchase_code: purchase, way, amount_cents: amount, state }: PaybackRow,
  { reason, by, at }: { readonly reason: string; readonly by: number; readonly at: number },
): Promise<void> {
  await writeDecision(transaction, code, { state: 'withdrawn', by, at, reason });
  await recordAudit(transaction, {
    actorId: by,
    action: 'reject-payback',
    subject: `purchase ${purchase}`,
    details: { payback: code, way, amount, reason },
    before: { state },
    after: { state: 'withdrawn' },
    at,
  });
  const parts = await partsOf(transaction, [code]);
  await writeParts(
    transaction,
    parts.map((part) => part.code),
    { from: 'proposed', state: 'withdrawn' },
  );
}
