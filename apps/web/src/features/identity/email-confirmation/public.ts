export { storeAwaited } from './awaited.ts';
export { ConfirmEmailNotice } from './confirm-email-notice.tsx';
export { sendConfirmation } from './send-confirmation.ts';
