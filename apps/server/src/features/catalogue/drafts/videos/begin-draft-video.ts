import { randomUUID } from 'node:crypto';
import type { beginDraftVideo as contract } from '@patio/contract/catalogue/drafts/videos/begin-draft-video.ts';
import { VIDEO_LIMITS } from '@patio/contract/catalogue/drafts/videos/draft-videos.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { addFilm, countFilms } from '../../media/public.ts';
import { openForFiles, openLocked } from '../open-draft.ts';

/** What is not whole by then is deleted. */
const DAY_MS = 86_400_000;

/** Begins the upload of a video; the draft is locked, so that two at once do not pass its limit. */
export const beginDraftVideo =
  ({ database, clock }: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, { actor }) => {
    const guid = randomUUID();
    await database.transact(async (transaction) => {
      openForFiles(await openLocked(transaction, params.id, actor), actor);
      if ((await countFilms(transaction, params.id)) >= VIDEO_LIMITS.perDraft)
        throw new ApiError('draft-videos-full', { parameters: { most: VIDEO_LIMITS.perDraft } });
      const film = { guid, draft_code: params.id, bytes: body.bytes };
      await addFilm(transaction, film, clock.now() + DAY_MS);
    });
    return { data: { guid } };
  };
