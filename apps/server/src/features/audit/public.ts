export { recordAudit, type Audited } from './audit.store.ts';
