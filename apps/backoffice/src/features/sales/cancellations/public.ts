export { BankAccountData } from './bank-data.tsx';
