import path from 'node:path';
import type { ImportCounts } from './import-counts.ts';
import { reportSentence, type ReportLine } from './import-report.ts';
import type { TerminalLines } from './terminal-lines.ts';

/** The screen output of an import. */
export type ImportScreen = {
  report(line: ReportLine): void;
  progress(file: string, share: number, counts: ImportCounts): void;
  summary(counts: ImportCounts, end: { dryRun: boolean; cancelled: boolean; reportPlace: string }): void;
};

const LIVE_MS = 250;
const LINE_MS = 5000;

/** Shows progress in percent and rows per second, and refused rows as lines. `now` returns milliseconds. */
export function importScreen(terminal: TerminalLines, now: () => number): ImportScreen {
  const began = now();
  let shownAt = began;
  return {
    report: (line) => {
      // Remarks are many and are in the report; the screen only shows what was not imported.
      if (line.verdict !== 'aviso') terminal.many(reportSentence(line));
    },
    progress: (file, share, counts) => {
      if (now() - shownAt < (terminal.live ? LIVE_MS : LINE_MS) && share < 1) return;
      shownAt = now();
      const shown = progressLine(file, share, counts, now() - began);
      if (terminal.live) terminal.passing(shown);
      else terminal.many(shown);
    },
    summary: (counts, end) => {
      for (const line of summaryLines(counts, end, now() - began)) terminal.last(line);
    },
  };
}

function progressLine(file: string, share: number, counts: ImportCounts, ms: number): string {
  return `${path.basename(file)}: ${Math.floor(share * 100)} %, ${lines(counts.rows)}, ${rate(counts.rows, ms)} linhas/s`;
}

function summaryLines(
  counts: ImportCounts,
  end: { dryRun: boolean; cancelled: boolean; reportPlace: string },
  ms: number,
): string[] {
  const seconds = (ms / 1000).toFixed(1).replace('.', ',');
  const said = [
    `${lines(counts.rows)} em ${seconds} s (${rate(counts.rows, ms)} linhas/s)`,
    end.dryRun
      ? `  conferidas e certas: ${counts.inserted} (nada foi gravado)`
      : `  novas: ${counts.inserted}, atualizadas: ${counts.updated}, iguais: ${counts.unchanged}`,
    `  recusadas: ${counts.refused}, repetidas: ${counts.repeated}, avisos: ${counts.notices}`,
  ];
  if (counts.photos > 0) said.push(`  fotos: ${counts.photos}`);
  if (counts.filesRefused > 0) said.push(`  arquivos recusados: ${counts.filesRefused}`);
  if (end.cancelled) said.push('Interrompida: o que entrou está salvo; execute de novo para completar.');
  return [...said, `Relatório: ${end.reportPlace}`];
}

function rate(rows: number, ms: number): number {
  return Math.round((rows * 1000) / Math.max(ms, 1));
}

function lines(count: number): string {
  return count === 1 ? '1 linha' : `${count} linhas`;
}
