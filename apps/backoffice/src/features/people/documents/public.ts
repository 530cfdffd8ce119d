export { AccountDocuments } from './account-documents.tsx';
