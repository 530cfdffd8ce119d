export { confirmationLink } from './confirmation-link.ts';
