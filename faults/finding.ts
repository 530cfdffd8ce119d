/** What one kind of fault did: one line of the table. */
export interface Finding {
  readonly what: string;
  /** How often the fault was made, in words: `50 kills`. */
  readonly tried: string;
  /** Money calls that got an answer, and how many of them were carried out. */
  readonly answered: number;
  /** Money calls that were never answered but with failures, by people who gave up. */
  readonly unanswered: number;
  readonly done: number;
  /** Carried out according to the answer, but not in the database. */
  readonly lost: number;
  /** Refused according to the answer, but in the database. */
  readonly refused: number;
  /** Carried out more often than asked. */
  readonly doubled: number;
  readonly ledgers: number;
  /** Ledgers whose chain does not verify, whose lines do not lead to the stored state, or whose sale does not agree with them. */
  readonly broken: number;
  readonly note: string;
}

const heads = [
  'what',
  'tried',
  'answered',
  'unanswered',
  'done',
  'lost',
  'refused',
  'doubled',
  'ledgers',
  'broken',
  'note',
] as const;

/** What is wrong with a finding, in words. A run in which nothing could be done proves nothing. */
export function faultsOf(finding: Omit<Finding, 'what' | 'tried' | 'note' | 'ledgers'>): string[] {
  const { done, lost, refused, doubled, broken, unanswered } = finding;
  return [
    ...(done === 0 ? ['nothing was done'] : []),
    ...(lost > 0 ? ['lost'] : []),
    ...(refused > 0 ? ['recorded but answered as refused'] : []),
    ...(doubled > 0 ? ['doubled'] : []),
    ...(broken > 0 ? ['broken'] : []),
    ...(unanswered > 0 ? ['never answered'] : []),
  ];
}

/** Whether nothing went wrong. */
export function isSound(finding: Finding): boolean {
  return faultsOf(finding).length === 0;
}

/** The findings as a table that is also Markdown. */
export function tableOf(findings: readonly Finding[]): string {
  return markdownTable(
    heads,
    findings.map((finding) => heads.map((head) => String(finding[head]))),
  );
}

/** A table in Markdown whose columns stand below each other. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [head, ...rows];
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
