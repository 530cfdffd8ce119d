export type { Drawing } from './draw-picture.ts';
export { pictureFinder, type FindPicture } from './find-picture.ts';
export { joinCalls } from './join-calls.ts';
export { storeEdited, type PhotoArea } from './edit-photo.ts';
export { expectPhotos, leavePhotos, settlePhotos } from './loose-photos.store.ts';
export { removeLoosePhotosJob } from './remove-loose-photos.job.ts';
export {
  dropVariants,
  examinePhoto,
  readPhoto,
  storeCopy,
  storePhoto,
  storeTurned,
  type StoredPhoto,
} from './store-photo.ts';
export { mediaRoutes } from './media-routes.ts';
export { warmPicturesJob } from './warm-pictures.job.ts';
export { normaliseIcon } from './normalise-icon.ts';
export { PHOTO_LIMITS, type RefusedPhoto } from './normalise-photo.ts';
export { addFilm, countFilms, findFilm, receiveFilm, settleFilm, type FilmRow } from './films/films.store.ts';
export { putFilmPart, storeFilm } from './films/film-parts.ts';
export { removeLooseFilmsJob } from './films/remove-loose-films.job.ts';
export { filmAddress, filmKey } from './picture-keys.ts';
