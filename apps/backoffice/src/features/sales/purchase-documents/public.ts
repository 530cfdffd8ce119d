export { PurchaseDocuments } from './purchase-documents.tsx';
