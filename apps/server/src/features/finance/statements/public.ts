export { candidatesFor } from './present-lines.ts';
export { forgetStatementLines } from './forget-lines.ts';
export { takeStatement } from './take-statement.ts';
export { linesLike, recordedLike } from './same-money.store.ts';
