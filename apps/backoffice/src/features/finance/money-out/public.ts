export { MadeActions } from './made-actions.tsx';
export { recordedLines } from './made-transfer.ts';
export { MoneyOutActions } from './money-out-actions.tsx';
export { MoneyOutItem } from './money-out-item.tsx';
export { decidedLines, MONEY_OUT_TONES } from './decided-lines.ts';
