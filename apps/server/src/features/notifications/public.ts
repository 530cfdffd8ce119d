export { newsOf, type AccountNews } from './news.store.ts';
export { notify } from './notify.ts';
