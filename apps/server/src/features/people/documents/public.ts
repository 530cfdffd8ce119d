export { forgetDocumentsOf } from './forget-documents.ts';
export { forgetOldDocuments } from './forget-old-documents.ts';
export { remindOfDocumentsJob } from './remind-of-documents.job.ts';
