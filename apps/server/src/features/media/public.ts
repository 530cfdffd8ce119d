export type { Drawing } from './draw-picture.ts';
export { keepPhoto, type KeptPhoto } from './keep-photo.ts';
export { mediaRoutes } from './media-routes.ts';
export { PHOTO_LIMITS, type RefusedPhoto } from './normalise-photo.ts';
