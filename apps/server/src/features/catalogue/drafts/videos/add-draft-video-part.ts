import type { addDraftVideoPart as contract } from '@patio/contract/catalogue/drafts/videos/add-draft-video-part.ts';
import { VIDEO_LIMITS } from '@patio/contract/catalogue/drafts/videos/draft-videos.ts';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import {
  filmAddress,
  findFilm,
  putFilmPart,
  receiveFilm,
  settleFilm,
  storeFilm,
  type FilmRow,
} from '../../media/public.ts';
import { openDraft, openForFiles } from '../open-draft.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Stores the next part of a video. Only a whole part counts, so what breaks off is sent again. */
export const addDraftVideoPart =
  ({ database, clock }: ServerDeps, storage: Storage): Handler<typeof contract> =>
  async ({ params, body }, { actor, idiom }) => {
    openForFiles(await openDraft(database, params.id, actor), actor);
    const film = await findFilm(database, params.guid, params.id);
    if (film === undefined || film.state === 'refused') throw new ApiError('not-found');
    if (film.state !== 'receiving') return whole(film);
    const part = Buffer.from(body.conteudo, 'base64');
    const received = body.de + part.length;
    if (received <= film.received) return arrived(film.received);
    refuseOther(film, body.de, part.length);
    await putFilmPart(storage, film.guid, body.de, part);
    if (received < film.bytes) {
      await receiveFilm(database, film.guid, received, clock.now() + DAY_MS);
      return arrived(received);
    }
    const because = await storeFilm(storage, film);
    if (because !== null) {
      await settleFilm(database, film.guid, 'refused', clock.now());
      throw new ApiError('invalid-fields', { erros: [fieldText(because, 'conteudo', idiom)] });
    }
    // By then the form has named it.
    await settleFilm(database, film.guid, 'stored', clock.now() + HOUR_MS);
    return whole(film);
  };

const arrived = (received: number) => ({ data: { recebidos: received, endereco: null } });
const whole = ({ guid, bytes }: FilmRow) => ({ data: { recebidos: bytes, endereco: filmAddress(guid) } });

/** Parts come in order and whole. Errors: `import-part`. */
function refuseOther({ bytes, received }: FilmRow, from: number, length: number): void {
  if (from !== received || length !== Math.min(VIDEO_LIMITS.part, bytes - received))
    throw new ApiError('import-part', { parameters: { received } });
}
