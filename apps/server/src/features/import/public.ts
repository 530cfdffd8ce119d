export { importFiles, type ImportOrder } from './import-files.ts';
export { openReport } from './import-report.ts';
export { importScreen } from './import-screen.ts';
export { findPartnerId } from './import.store.ts';
export { readArguments, USAGE, type ImportArguments } from './read-arguments.ts';
