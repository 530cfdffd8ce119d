import {
  STATEMENT_ID_LENGTH,
  STATEMENT_LINES,
  STATEMENT_NAME_LENGTH,
  STATEMENT_TEXT_LENGTH,
  statementText,
  type BankStatement,
  type StatementLine,
  type StatementProblem,
} from './bank-statement.ts';
import { payerDocument, plainName } from '../charges/payer.ts';
import { isBalanceText } from './balance-text.ts';
import { csvColumns, type CsvColumns } from './csv-columns.ts';
import { csvRows, type CsvRow } from './csv-rows.ts';
import { statementAmount } from './statement-amount.ts';
import { tableDay } from './statement-day.ts';

const SEPARATORS = [';', ',', '\t', '|'] as const;
/** Banks write their name, the account and the period above the table. */
const HEAD_WITHIN = 40;
/** In the column of the direction. */
const OUT = new Set(['d', 'debito', 'saida', 'debit', 'out', 'despesa']);
const IN = new Set(['c', 'credito', 'entrada', 'credit', 'in', 'receita']);

/**
 * Reads a statement in CSV: any of the usual separators, what stands above the table, columns by the names that banks give them. A row that is
 * neither a movement, a balance nor blank is refused with its line.
 */
export function readCsv(text: string): BankStatement | StatementProblem {
  for (const separator of SEPARATORS) {
    const rows = csvRows(text, separator);
    for (let looked = 0; looked < HEAD_WITHIN; looked += 1) {
      const next = rows.next();
      if (next.done === true || 'problem' in next.value) break;
      const columns = csvColumns(next.value.cells);
      if (columns !== null) return readRows(rows, columns);
    }
  }
  return { problem: 'columns', line: 1 };
}

function readRows(
  rows: Generator<CsvRow | StatementProblem, void>,
  columns: CsvColumns,
): BankStatement | StatementProblem {
  const lines: StatementLine[] = [];
  for (const row of rows) {
    if ('problem' in row) return row;
    const read = lineOf(row, columns);
    if (read === null) continue;
    if ('problem' in read) return read;
    if (lines.length === STATEMENT_LINES) return { problem: 'too-long', line: row.line };
    lines.push(read);
  }
  return { format: 'csv', account: null, balance: null, lines };
}

/** Null: a row that moves nothing. */
function lineOf({ cells, line }: CsvRow, columns: CsvColumns): StatementLine | StatementProblem | null {
  const cell = (at: number | undefined): string => (at === undefined ? '' : (cells[at] ?? ''));
  if (cells.every((each) => each === '')) return null;
  const text = statementText(cell(columns.text), STATEMENT_TEXT_LENGTH);
  if ([text, ...cells].some(isBalanceText)) return null;
  const amounts = [columns.amount, columns.incoming, columns.outgoing].filter((at) => at !== undefined);
  const stated = amounts.some((at) => cell(at) !== '');
  const day = tableDay(cell(columns.day));
  // Notes and sums under the table.
  if ((day === null && !stated) || isSum(cells)) return null;
  if (cells.length <= Math.max(columns.day ?? 0, ...amounts)) return { problem: 'cells', line };
  if (!stated) return null;
  if (day === null) return { problem: 'day', line };
  const amount = amountOf(cell, columns);
  if (typeof amount !== 'number')
    return { problem: amount === 'ambiguous' ? 'ambiguous-amount' : 'amount', line };
  if (amount === 0) return null;
  const [id, name] = [
    statementText(cell(columns.id), STATEMENT_ID_LENGTH),
    statementText(cell(columns.name), STATEMENT_NAME_LENGTH),
  ];
  return {
    at: line,
    id: id === '' ? null : id,
    day,
    amount,
    text,
    name: name === '' ? null : name,
    document: payerDocument(cell(columns.document)),
  };
}

const isSum = (cells: readonly string[]): boolean =>
  /^total\b/.test(plainName(cells.find((cell) => cell !== '')?.slice(0, 60) ?? ''));

/** Above zero: it came in. */
function amountOf(
  cell: (at: number | undefined) => string,
  { amount, incoming, outgoing, direction }: CsvColumns,
): number | 'ambiguous' | null {
  if (amount === undefined) {
    const [came, went] = [cell(incoming), cell(outgoing)].map((text) =>
      text === '' || text === '-' ? 0 : statementAmount(text),
    );
    if (typeof came !== 'number') return came ?? null;
    if (typeof went !== 'number') return went ?? null;
    // A movement goes one way.
    return came !== 0 && went !== 0 ? null : Math.abs(came) - Math.abs(went);
  }
  const stated = statementAmount(cell(amount));
  if (typeof stated !== 'number') return stated;
  const said = plainName(cell(direction));
  if (OUT.has(said)) return 0 - Math.abs(stated);
  return IN.has(said) && stated < 0 ? null : stated;
}
