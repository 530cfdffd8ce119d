import type { Transaction } from '../../../platform/db/database.ts';
import { insertPreview, revokePreviews } from './preview.store.ts';
import { newPreviewToken, previewTokenHash } from './preview-token.ts';

interface PreviewRequest {
  readonly offerCode: number;
  /** Account of the member of staff; null for the program itself. */
  readonly createdBy: number | null;
  readonly now: number;
  readonly lifeMs: number;
  /** Only where a token must be known beforehand; otherwise a random one. */
  readonly token?: string;
}

/**
 * Makes and takes back preview links (S-26). The token is returned once, here: the database stores only its hash. Whether a user may do so is
 * decided by the caller.
 */
export function previewMaker(transaction: Transaction) {
  return {
    /** Returns the token and the end of its life, or null when there is no such offer. */
    make: async (preview: PreviewRequest): Promise<{ token: string; expiresAt: number } | null> => {
      const { offerCode, createdBy, now, lifeMs, token = newPreviewToken() } = preview;
      const expiresAt = now + lifeMs;
      const tokenHash = previewTokenHash(token);
      const stored = await insertPreview(transaction, { offerCode, tokenHash, createdBy, now, expiresAt });
      return stored ? { token, expiresAt } : null;
    },
    /** Takes every link of an offer back; answers how many were open. */
    revokeAll: (offerCode: number, now: number): Promise<number> =>
      revokePreviews(transaction, offerCode, now),
  };
}
