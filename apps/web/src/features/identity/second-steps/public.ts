export { ConfirmDialog } from './confirm-dialog.tsx';
export { ConfirmField } from './confirm-field.tsx';
export { FormDialog } from './form-dialog.tsx';
