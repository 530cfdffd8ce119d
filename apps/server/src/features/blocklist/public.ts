export { noteOpening, refuseListedDocuments } from './listed-document.ts';
