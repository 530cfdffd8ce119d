import type { Program } from 'oxc-parser';

/** One source file, read and parsed. `path` lies below the repository root. */
export type SourceFile = { readonly path: string; readonly text: string; readonly program: Program };

/** Something wrong at a position (from 0) of the file. */
export type SourceProblem = { readonly position: number; readonly message: string };

/** One rule about single files that the linter does not have. `appliesTo` is a regular expression over the path. */
export type SourceRule = {
  readonly name: string;
  readonly appliesTo: RegExp;
  readonly except?: RegExp;
  readonly find: (file: SourceFile) => SourceProblem[];
};
