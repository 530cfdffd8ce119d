import type { ServerDeps } from '../../../../deps.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Actor } from '../../../../platform/http/call-context.ts';
import { settlePhotos } from '../../media/public.ts';
import { addPhoto, countDraftPhotos } from './draft-photos.store.ts';
import { openDraft, openForFiles, openLocked, type OpenDraft } from '../open-draft.ts';

/** Photos that a draft receives at most, those removed from its form included. */
const MOST = 300;

/** Refuses a photo before it is read. Errors: `offer-not-found`, `draft-gone`, `draft-waiting`, `draft-photos-full`. */
export async function refuseUpload(queries: Queries, code: number, actor: Actor): Promise<void> {
  await refuseFor(queries, await openDraft(queries, code, actor), actor);
}

async function refuseFor(queries: Queries, draft: OpenDraft, actor: Actor): Promise<void> {
  openForFiles(draft, actor);
  if ((await countDraftPhotos(queries, draft.code)) >= MOST)
    throw new ApiError('draft-photos-full', { parameters: { most: MOST } });
}

interface Stored {
  readonly code: number;
  readonly guid: string;
  /** The upload that it was made from. */
  readonly original?: string;
  readonly width: number;
  readonly height: number;
}

/** Notes a stored photo in its draft; if the draft is gone meanwhile, its file goes too, as that of any photo that nothing names. */
export async function keepPhoto(
  { database, clock }: ServerDeps,
  { code, guid, original, width, height }: Stored,
  actor: Actor,
) {
  await database.transact(async (transaction) => {
    await refuseFor(transaction, await openLocked(transaction, code, actor), actor);
    const by = { actorId: actor.accountId, at: clock.now() };
    await addPhoto(transaction, {
      code,
      guid,
      drawing: null,
      original: original ?? null,
      width,
      height,
      ...by,
    });
    await settlePhotos(transaction, [guid]);
  });
  return { data: { guid, endereco: `/media/${guid}`, largura: width, altura: height } };
}
