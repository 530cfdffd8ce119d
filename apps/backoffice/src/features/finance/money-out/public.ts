export { MoneyOutActions } from './money-out-actions.tsx';
export { MoneyOutItem } from './money-out-item.tsx';
export { decidedLines, MONEY_OUT_TONES } from './decided-lines.ts';
