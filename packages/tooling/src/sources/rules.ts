import { claimedRows } from './claimed-rows.ts';
import { documentedExports } from './documented-exports.ts';
import { environmentInConfig } from './environment-in-config.ts';
import { fileNames } from './file-names.ts';
import { formsWithAddress } from './forms-with-address.ts';
import { isolatedTests } from './isolated-tests.ts';
import { plainWords } from './plain-words.ts';
import { pureDomain } from './pure-domain.ts';
import type { SourceRule } from './source-rule.ts';
import { typedStatements } from './typed-statements.ts';

/** All rules about single files that the linter does not have. */
export const sourceRules: readonly SourceRule[] = [
  fileNames,
  pureDomain,
  environmentInConfig,
  documentedExports,
  formsWithAddress,
  isolatedTests,
  plainWords,
  typedStatements,
  claimedRows,
];
