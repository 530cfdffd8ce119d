export { noteIdiom } from './choices.store.ts';
export { tell, type Telling } from './tell.ts';
