export { ConfirmDialog } from './confirm-dialog.tsx';
export { ConfirmField } from './confirm-field.tsx';
export { SecuritySection } from './security-section.tsx';
