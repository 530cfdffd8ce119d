import { reasonOf } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { noCounts } from './import-counts.ts';
import { openReport, reportCell } from './import-report.ts';
import { importScreen } from './import-screen.ts';
import { terminalLines } from './terminal-lines.ts';
import { offerEnd, parseEndSpread } from '../offer-end.ts';
import { usualFirstBid } from '@patio/domain/catalogue/drafts/offer-limits.ts';
import { readArguments } from '../read-arguments.ts';

test('the report is CSV for spreadsheets in which no cell is a formula', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'patio-report-'));
  const report = await openReport(path.join(directory, 'imports'), Date.UTC(2026, 10, 20, 15), 'PTBR');
  report.write({
    file: 'a.csv',
    line: 2,
    column: 'km',
    verdict: 'recusada',
    reason: { ...reasonOf('fipe-name'), at: '=1+1; "x"' },
  });
  report.write({
    file: 'a.csv',
    line: null,
    column: null,
    verdict: 'recusada',
    reason: reasonOf('file-empty'),
  });
  await report.close();
  expect(await readFile(report.place, 'utf8')).toBe(
    '\ufeffarquivo;linha;coluna;situacao;motivo\r\na.csv;2;km;recusada;"\'=1+1; ""x"": falta ou é longo demais"\r\na.csv;;;recusada;o arquivo está vazio\r\n',
  );
  await rm(directory, { recursive: true });
});

test('the report and its screen are in the language that was chosen', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'patio-report-'));
  const report = await openReport(directory, 0, 'EN');
  const line = { file: 'a.csv', line: 2, column: 'km', verdict: 'recusada' } as const;
  report.write({ ...line, reason: reasonOf('number-negative', { text: '-5' }) });
  await report.close();
  expect(await readFile(report.place, 'utf8')).toBe(
    '\ufefffile;line;column;outcome;reason\r\na.csv;2;km;refused;QQQ-5QQ is negativeQ\r\n'.replaceAll(
      'Q',
      '"',
    ),
  );
  const written: string[] = [];
  const terminal = terminalLines({ write: (text) => written.push(text), live: false }, '', {
    most: 50,
    end: 30,
  });
  const screen = importScreen(terminal, () => 0, 'EN');
  screen.report({ ...line, reason: reasonOf('price-missing') });
  const counts = { ...noCounts(), inserted: 3, drafts: 2, updated: 1 };
  screen.summary(counts, { dryRun: true, cancelled: false, reportPlace: '/r.csv' });
  expect(written[0]).toBe('a.csv, line 2, km: the price is missing\n');
  expect(written).toContain('  new: 3, updated: 1, unchanged: 0 (nothing was written)\n');
  expect(written).toContain('  of the new ones, as drafts: 2\n');
  await rm(directory, { recursive: true });
});

test('a report never takes the place of an earlier one', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'patio-report-'));
  const now = Date.UTC(2026, 10, 20, 15);
  const first = await openReport(directory, now, 'PTBR');
  first.write({
    file: 'a.csv',
    line: 2,
    column: null,
    verdict: 'recusada',
    reason: reasonOf('price-missing'),
  });
  await first.close();
  const second = await openReport(directory, now, 'PTBR');
  await second.close();
  expect(second.place).not.toBe(first.place);
  expect(await readFile(first.place, 'utf8')).toContain('falta o preço');
  await rm(directory, { recursive: true });
});

test.each(['=x', '+x', '-x', '@x'])('neutralises %j, whatever stands before it unseen', (text) => {
  for (const before of ['', '\t', '\r\n', ' ', '\u200B', '\u0000\u202E']) {
    expect(reportCell(before + text)).toBe(`'${text}`);
  }
});

test('shows percent and rows a second, refused rows as sentences, and what became of all', () => {
  const written: string[] = [];
  let now = 0;
  const screen = importScreen(
    terminalLines({ write: (text) => written.push(text), live: false }, 'o resto', { most: 50, end: 30 }),
    () => now,
    'PTBR',
  );
  const counts = { ...noCounts(), rows: 1000, inserted: 998, refused: 2, notices: 1 };
  screen.report({
    file: '/x/a.csv',
    line: 3,
    column: 'km',
    verdict: 'recusada',
    reason: reasonOf('number-negative', { text: '-5' }),
  });
  screen.report({
    file: '/x/a.csv',
    line: 4,
    column: 'cor',
    verdict: 'aviso',
    reason: reasonOf('colour-unknown', { text: 'x' }),
  });
  now = 5000;
  screen.progress('/x/a.csv', 0.5, counts);
  screen.summary(counts, { dryRun: false, cancelled: true, reportPlace: '/r.csv' });
  expect(written).toEqual([
    'a.csv, linha 3, km: "-5" é negativo\n',
    'a.csv: 50 %, 1000 linhas, 200 linhas/s\n',
    '1000 linhas em 5,0 s (200 linhas/s)\n',
    '  novas: 998, atualizadas: 0, iguais: 0\n',
    '  recusadas: 2, repetidas: 0, avisos: 1\n',
    'Interrompida: o que entrou está salvo; execute de novo para completar.\n',
    'Relatório: /r.csv\n',
  ]);
});

test('every mistake in what was typed is said at once', () => {
  const typed = readArguments(['none.csv', '--photos', '/none', '--end-in', '0', '--mapping', 'none.json']);
  expect('mistakes' in typed && typed.mistakes.length).toBe(4);
  expect(readArguments(['--what'])).toHaveProperty('mistakes');
  expect(readArguments([])).toEqual({ mistakes: ['Informe ao menos um arquivo.'], idiom: 'PTBR' });
  expect(readArguments(['--language', 'en'])).toEqual({ mistakes: ['Give at least one file.'], idiom: 'EN' });
  expect(readArguments(['--language', 'fr'])).toHaveProperty('mistakes');
});

test('the spread of ends is one day or two bounds', () => {
  expect(['15', '7-30', '0', '30-7', '400', 'x', '1-365'].map(parseEndSpread)).toEqual([
    { from: 15, to: 15 },
    { from: 7, to: 30 },
    null,
    null,
    null,
    null,
    { from: 1, to: 365 },
  ]);
});

test('ends are the same for the same row and day, and spread over all days', () => {
  const now = Date.UTC(2026, 10, 20, 15);
  const days = Array.from({ length: 500 }, (_, index) =>
    Math.floor((offerEnd(`k${index}`, now, { from: 7, to: 10 }) - now) / 86_400_000 + 0.5),
  );
  expect(offerEnd('k', now, { from: 7, to: 30 })).toBe(offerEnd('k', now + 1000, { from: 7, to: 30 }));
  expect(new Set(days).size).toBeGreaterThanOrEqual(4);
});

test('the first bid is 80 % of the price rounded to R$ 100, never above the price', () => {
  expect([9_890_000, 5_000, 10_000, 1].map(usualFirstBid)).toEqual([7_910_000, 5_000, 10_000, 1]);
});
