export { DocumentsSection } from './documents-section.tsx';
export type { OwnDocument } from './own-document.ts';
