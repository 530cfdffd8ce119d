import type { Finding } from './row.ts';

const heads = ['work', 'product', 'limit', 'ratio', 'bar', '', 'note'] as const;

/** The findings as a table that is also Markdown. */
export function tableOf(findings: readonly Finding[]): string {
  const cells = [
    [...heads],
    ...findings.map(({ work, product, limit, ratio, bar, passed, note }) => [
      work,
      product,
      limit,
      ratio,
      bar,
      passed === null ? '' : passed ? 'ok' : 'MISSED',
      note,
    ]),
  ];
  const widths = heads.map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...rest] = cells;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rest.map(line)].join('\n');
}
