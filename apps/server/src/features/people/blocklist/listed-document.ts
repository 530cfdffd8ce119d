import type { FastifyRequest } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { markKeys } from '../../../platform/secrets/mark-key.ts';
import { saveTraces } from '../reviews/public.ts';
import { blocklistReader, blocklistWriter } from './blocklist.store.ts';
import { documentMarks } from './listing-marks.ts';
import { marksOf } from './mark-device.ts';

/** Prevents blocklisted users from getting an account with one of these documents. Errors: `document-barred`. */
export async function refuseListedDocuments(
  deps: Pick<ServerDeps, 'config' | 'logger'>,
  transaction: Transaction,
  documents: readonly (string | null)[],
): Promise<void> {
  const marks = documentMarks(await markKeys(deps, transaction), documents);
  const listed = await blocklistReader(transaction).hasAny(marks);
  if (listed) throw new ApiError('document-barred');
}

/** Records the device on which an account was created; one from a blocklisted device cannot deal, and staff see the two together. */
export async function recordOpening(
  deps: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  { accountId, request, now }: { accountId: number; request: FastifyRequest; now: number },
): Promise<void> {
  const marks = marksOf(deps, request);
  await saveTraces(transaction, [{ ...marks, accountId, at: now }]);
  const listed = await blocklistReader(transaction).hasAny([marks.device]);
  if (listed) await blocklistWriter(transaction).stop([accountId], now);
}
