export { confirmationLink } from './confirmation-link.ts';
export { keepConfirmed } from './confirmations.store.ts';
