export { takenBy } from './taken-by.ts';
export { exportList, type CsvColumn } from './export-list.ts';
export { listSource, type ListDeclaration, type SearchedText } from './list-source.ts';
export { ownStore } from './own-store.ts';
export { readList, sumList } from './read-list.ts';
export type { Scope } from './list-sql.ts';
export { csvLine, type CsvValue } from './csv-cell.ts';
