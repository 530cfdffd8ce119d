import type { Transaction } from '../../platform/db/database.ts';
import { previewMaker } from '../../features/catalogue/preview/public.ts';
import { demoId } from '../demo-id.ts';

/** The demo world is used for longer than a reviewer needs. */
const LIFE_MS = 90 * 86_400_000;

/** The token of the n-th preview of the demo world, from 1: the same on every machine. */
export function demoPreviewToken(place: number): string {
  return demoId(`preview/${place}`).replaceAll('-', '');
}

/** Gives each of these offers a preview link with a known token. */
export async function loadPreviews(
  transaction: Transaction,
  offerCodes: readonly number[],
  now: number,
): Promise<void> {
  const maker = previewMaker(transaction);
  for (const [index, offerCode] of offerCodes.entries()) {
    const token = demoPreviewToken(index + 1);
    await maker.make({ offerCode, createdBy: null, now, lifeMs: LIFE_MS, token });
  }
}
