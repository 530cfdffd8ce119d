export { recordOpening, refuseListedDocuments } from './listed-document.ts';
export { freeCorrected, lockBlocklist } from './free-corrected.ts';
