export { PurchaseDocumentsSection } from './purchase-documents-section.tsx';
export { usePurchaseDocumentTexts } from './purchase-document-texts.ts';
export { addDocument, loadDocuments } from './document-calls.ts';
