import { recordAudit } from '../../../platform/audit/public.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { linesLike, recordedLike } from '../statements/public.ts';

/** A decision about a Pix without a charge; instant in epoch milliseconds. */
interface Deciding {
  /** Whether the user says that everything of the same amount and day is other money. */
  readonly apart: boolean;
  readonly by: number;
  readonly at: number;
}

/**
 * Nobody decides about a Pix without a charge before they have seen what of the same amount and day is recorded, or waits on a statement: it may be
 * this very money. What a user says of it is audited. Gives why it is refused, or null.
 */
export async function separateStray(
  transaction: Transaction,
  stray: number,
  { apart, by, at }: Deciding,
): Promise<ApiError | null> {
  const lines = await linesLike(transaction, stray);
  const recorded = await recordedLike(transaction, stray);
  if (lines.length + recorded.length === 0) return null;
  if (!apart) return new ApiError('stray-similar');
  await recordAudit(transaction, {
    actorId: by,
    action: 'separate-stray',
    subject: `stray-pix ${stray}`,
    details: {
      movements: lines.map(({ code }) => code),
      references: recorded.map(({ reference }) => reference),
    },
    at,
  });
  return null;
}
