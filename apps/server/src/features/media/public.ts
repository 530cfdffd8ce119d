export type { Drawing } from './draw-picture.ts';
export { keepPhoto } from './keep-photo.ts';
export { mediaRoutes } from './media-routes.ts';
export { PHOTO_LIMITS } from './normalise-photo.ts';
