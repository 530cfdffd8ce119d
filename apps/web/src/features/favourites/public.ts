export { toggleFavourite } from './toggle-favourite.ts';
