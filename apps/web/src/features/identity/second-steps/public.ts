export { ConfirmDialog } from './confirm-dialog.tsx';
export { ConfirmField } from './confirm-field.tsx';
export { SecurityDialog } from './security-dialog.tsx';
