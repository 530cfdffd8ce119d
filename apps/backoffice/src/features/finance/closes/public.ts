export { balanceText } from './balance-text.ts';
