export { AccountEmployees } from './account-employees.tsx';
