/** What one kind of fault did: one line of the table. */
export interface Finding {
  readonly what: string;
  /** How often the fault was made, in words: `50 kills`. */
  readonly tried: string;
  /** Money calls that got an answer, and how many of them were carried out. */
  readonly answered: number;
  readonly done: number;
  /** Carried out according to the answer, but not in the database. */
  readonly lost: number;
  /** Carried out more often than asked. */
  readonly doubled: number;
  readonly ledgers: number;
  /** Ledgers whose chain does not verify, whose lines do not lead to the stored state, or whose sale does not agree with them. */
  readonly broken: number;
  readonly note: string;
}

const heads = ['what', 'tried', 'answered', 'done', 'lost', 'doubled', 'ledgers', 'broken', 'note'] as const;

/** Whether nothing went wrong. */
export function isSound({ lost, doubled, broken }: Finding): boolean {
  return lost + doubled + broken === 0;
}

/** The findings as a table that is also Markdown. */
export function tableOf(findings: readonly Finding[]): string {
  const cells = [[...heads], ...findings.map((finding) => heads.map((head) => String(finding[head])))];
  const widths = heads.map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...rest] = cells;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rest.map(line)].join('\n');
}
