export { LateCancelDialog } from './late-cancel-dialog.ts';
