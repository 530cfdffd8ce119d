export { fipeSummary, importFipe } from './import-fipe.ts';
export { importFiles } from './import-files.ts';
export { openReport } from './report/import-report.ts';
export type { ImportOrder } from './import-run.ts';
export { importScreen } from './report/import-screen.ts';
export { TERMINAL_LINES, terminalLine, terminalLines } from './report/terminal-lines.ts';
export { findPartnerId } from './import.store.ts';
export { readArguments, USAGE, type ImportArguments } from './read-arguments.ts';
