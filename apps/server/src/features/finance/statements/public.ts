export { forgetStatementLines } from './forget-lines.ts';
export { takeStatement } from './take-statement.ts';
