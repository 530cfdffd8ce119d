export { ConfirmDialog } from './confirm-dialog.tsx';
export { SecuritySection } from './security-section.tsx';
