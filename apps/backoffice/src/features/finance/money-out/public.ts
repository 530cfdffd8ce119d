export { MoneyOutActions } from './money-out-actions.tsx';
export { MoneyOutItem } from './money-out-item.tsx';
