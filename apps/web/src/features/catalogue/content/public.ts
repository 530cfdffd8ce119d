export { levelHeadings } from './level-headings.ts';
export { loadText } from './load-text.ts';
