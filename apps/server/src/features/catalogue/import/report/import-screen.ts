import type { Idiom } from '@patio/contract/errors/catalogue.ts';
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

interface ScreenWords {
  lines(count: number): string;
  rate(count: number): string;
  decimal(text: string): string;
  total(lines: string, seconds: string, rate: string): string;
  checked(counts: ImportCounts): string;
  saved(counts: ImportCounts): string;
  drafts(counts: ImportCounts): string;
  refused(counts: ImportCounts): string;
  photos(counts: ImportCounts): string;
  files(counts: ImportCounts): string;
  readonly interrupted: string;
  report(place: string): string;
}

const WORDS: Readonly<Record<Idiom, ScreenWords>> = {
  PTBR: {
    lines: (count) => (count === 1 ? '1 linha' : `${count} linhas`),
    rate: (count) => `${count} linhas/s`,
    decimal: (text) => text.replace('.', ','),
    total: (lines, seconds, rate) => `${lines} em ${seconds} s (${rate})`,
    checked: (counts) => `${WORDS.PTBR.saved(counts)} (nada foi gravado)`,
    saved: ({ inserted, updated, unchanged }) =>
      `  novas: ${inserted}, atualizadas: ${updated}, iguais: ${unchanged}`,
    drafts: ({ drafts }) => `  das novas, como rascunho: ${drafts}`,
    refused: ({ refused, repeated, notices }) =>
      `  recusadas: ${refused}, repetidas: ${repeated}, avisos: ${notices}`,
    photos: ({ photos }) => `  fotos: ${photos}`,
    files: ({ filesRefused }) => `  arquivos recusados: ${filesRefused}`,
    interrupted: 'Interrompida: o que entrou está salvo; execute de novo para completar.',
    report: (place) => `Relatório: ${place}`,
  },
  EN: {
    lines: (count) => (count === 1 ? '1 line' : `${count} lines`),
    rate: (count) => `${count} lines/s`,
    decimal: (text) => text,
    total: (lines, seconds, rate) => `${lines} in ${seconds} s (${rate})`,
    checked: (counts) => `${WORDS.EN.saved(counts)} (nothing was written)`,
    saved: ({ inserted, updated, unchanged }) =>
      `  new: ${inserted}, updated: ${updated}, unchanged: ${unchanged}`,
    drafts: ({ drafts }) => `  of the new ones, as drafts: ${drafts}`,
    refused: ({ refused, repeated, notices }) =>
      `  refused: ${refused}, repeated: ${repeated}, remarks: ${notices}`,
    photos: ({ photos }) => `  photos: ${photos}`,
    files: ({ filesRefused }) => `  refused files: ${filesRefused}`,
    interrupted: 'Interrupted: what was imported is saved; run it again to complete it.',
    report: (place) => `Report: ${place}`,
  },
};

const LIVE_MS = 250;
const LINE_MS = 5000;

/** Shows progress in percent and rows per second, and refused rows as lines. `now` returns milliseconds. */
export function importScreen(terminal: TerminalLines, now: () => number, idiom: Idiom): ImportScreen {
  const words = WORDS[idiom];
  const began = now();
  let shownAt = began;
  return {
    report: (line) => {
      // Remarks are many and are in the report; the screen only shows what was not imported.
      if (line.verdict !== 'aviso') terminal.many(reportSentence(line, idiom));
    },
    progress: (file, share, counts) => {
      if (now() - shownAt < (terminal.live ? LIVE_MS : LINE_MS) && share < 1) return;
      shownAt = now();
      const shown = progressLine(words, file, share, counts, now() - began);
      if (terminal.live) terminal.passing(shown);
      else terminal.many(shown);
    },
    summary: (counts, end) => {
      for (const line of summaryLines(words, counts, end, now() - began)) terminal.last(line);
    },
  };
}

function progressLine(
  words: ScreenWords,
  file: string,
  share: number,
  counts: ImportCounts,
  ms: number,
): string {
  return `${path.basename(file)}: ${Math.floor(share * 100)} %, ${words.lines(counts.rows)}, ${words.rate(rate(counts.rows, ms))}`;
}

function summaryLines(
  words: ScreenWords,
  counts: ImportCounts,
  end: { dryRun: boolean; cancelled: boolean; reportPlace: string },
  ms: number,
): string[] {
  const seconds = words.decimal((ms / 1000).toFixed(1));
  const said = [
    words.total(words.lines(counts.rows), seconds, words.rate(rate(counts.rows, ms))),
    end.dryRun ? words.checked(counts) : words.saved(counts),
    ...(counts.drafts > 0 ? [words.drafts(counts)] : []),
    words.refused(counts),
  ];
  if (counts.photos > 0) said.push(words.photos(counts));
  if (counts.filesRefused > 0) said.push(words.files(counts));
  if (end.cancelled) said.push(words.interrupted);
  return [...said, words.report(end.reportPlace)];
}

function rate(rows: number, ms: number): number {
  return Math.round((rows * 1000) / Math.max(ms, 1));
}
