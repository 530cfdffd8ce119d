import type { Reason } from '@patio/contract/catalogue/imports/reasons/reason.ts';
/** A row of a file with its headings, or why it cannot be read. `wholeFile`: nor can the rest of its file. */
export type SourceRecord =
  | {
      line: number;
      headings: readonly string[];
      cells: readonly string[];
      /** A remark on it. */ notice?: Reason;
    }
  | { line: number; problem: Reason; wholeFile?: true };
