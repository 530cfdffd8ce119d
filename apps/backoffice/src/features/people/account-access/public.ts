export { AccountAccess } from './account-access.tsx';
