export { previewMaker } from './make-preview.ts';
