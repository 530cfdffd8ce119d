import type { Queries } from '../../../../platform/db/database.ts';
import { checksOf, type CheckRow } from '../../legal-checks/public.ts';
import type { KnownPhoto } from './draft-from-form.ts';
import type { OpenDraft } from '../open-draft.ts';
import { draftPhotos, type DraftPhotoRow } from '../photos/draft-photos.store.ts';

/** What a form is judged with, besides what it states. */
export interface JudgeMaterials<P extends KnownPhoto = KnownPhoto> {
  readonly photos: ReadonlyMap<string, P>;
  /** Latest first. */
  readonly checks: readonly CheckRow[];
  /** No offer was on the site before. */
  readonly isNew: boolean;
  /** People have dealt on the offer: its legal sheet changes by corrections alone (rule 0.32). */
  readonly dealt: boolean;
}

/** Reads what the form of a draft is judged with. */
export async function judgeMaterials(
  queries: Queries,
  { code, row, stored }: OpenDraft,
): Promise<JudgeMaterials<DraftPhotoRow>> {
  const isNew = stored === undefined || row?.is_new === true;
  return {
    photos: await draftPhotos(queries, code),
    checks: await checksOf(queries, code),
    isNew,
    dealt: !isNew && (stored.sold || stored.bid_count > 0 || stored.open_proposals),
  };
}
