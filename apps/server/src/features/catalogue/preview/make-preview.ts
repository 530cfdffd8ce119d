import type { Transaction } from '../../../platform/db/database.ts';
import { insertPreview, revokePreviews } from './preview.store.ts';
import { newPreviewToken, previewTokenHash } from './preview-token.ts';

interface PreviewRequest {
  readonly offerCode: number;
  /** Account of the staff member; null for the program itself. */
  readonly createdBy: number | null;
  readonly now: number;
  readonly lifeMs: number;
  /** Only if a token must be known in advance; otherwise a random one. */
  readonly token?: string;
}

/**
 * Creates and revokes preview links (S-26). The token is returned once, here: the database stores only its hash. The caller decides whether
 * a user may do so.
 */
export function previewMaker(transaction: Transaction) {
  return {
    /** Returns the token and its expiry, or null for an unknown offer. */
    make: async (preview: PreviewRequest): Promise<{ token: string; expiresAt: number } | null> => {
      const { offerCode, createdBy, now, lifeMs, token = newPreviewToken() } = preview;
      const expiresAt = now + lifeMs;
      const tokenHash = previewTokenHash(token);
      const stored = await insertPreview(transaction, { offerCode, tokenHash, createdBy, now, expiresAt });
      return stored ? { token, expiresAt } : null;
    },
    /** Revokes every link of an offer; returns how many were active. */
    revokeAll: (offerCode: number, now: number): Promise<number> =>
      revokePreviews(transaction, offerCode, now),
  };
}
