export { forgetEmailCodes } from './email-codes.store.ts';
export { confirmationLink } from './confirmation-link.ts';
