export { recordAudit, type AuditSubject, type AuditValues } from './audit.store.ts';
