export { ConfirmEmailNotice } from './confirm-email-notice.tsx';
export { sendConfirmation } from './send-confirmation.ts';
