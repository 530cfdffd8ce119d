export { forgetPurchaseDocuments } from './forget-purchase-documents.ts';
export { scanHeldDocumentsJob } from './scan-held.job.ts';
export { remindOfPurchaseDocumentsJob } from './remind-buyers.job.ts';
export { isProof, settleProof } from './proofs.ts';
export { checkFile } from './files/check-file.ts';
export { fileContent } from './files/file-content.ts';
export { sealedReply } from './files/sealed-reply.ts';
export { storeScanned, type FileDeps } from './files/store-file.ts';
export { purchaseFiles } from './files/purchase-files.ts';
