export type { Drawing } from './draw-picture.ts';
export { pictureFinder, type FindPicture } from './find-picture.ts';
export { joinCalls } from './join-calls.ts';
export { storePhoto } from './store-photo.ts';
export { mediaRoutes } from './media-routes.ts';
export { warmPicturesJob } from './warm-pictures.job.ts';
export { PHOTO_LIMITS } from './normalise-photo.ts';
export { filmAddress, filmKey } from './picture-keys.ts';
