export { maskedDocument } from './account-head.present.ts';
