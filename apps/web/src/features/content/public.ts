export { loadText } from './load-text.ts';
