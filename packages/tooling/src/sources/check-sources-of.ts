import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineOf } from '../source-files/line-of.ts';
import { listSourceFiles } from '../source-files/list-source-files.ts';
import { parseSource } from '../source-files/parse-source.ts';
import type { SourceFile, SourceRule } from './source-rule.ts';

/** Answers one line for each place in the tree at `root` that breaks a rule: path, line, what is wrong, rule. */
export function checkSourcesOf(root: string, rules: readonly SourceRule[]): string[] {
  return listSourceFiles(root).flatMap((path) => {
    const wanted = rules.filter((rule) => rule.appliesTo.test(path) && rule.except?.test(path) !== true);
    if (wanted.length === 0) return [];
    const text = readFileSync(join(root, path), 'utf8');
    return findingsIn({ path, text, program: parseSource(path, text).program }, wanted);
  });
}

/** Answers the same lines for one file. */
export function findingsIn(file: SourceFile, rules: readonly SourceRule[]): string[] {
  return rules.flatMap((rule) =>
    rule
      .find(file)
      .map(
        ({ position, message }) => `${file.path}:${lineOf(file.text, position)} ${message} (${rule.name})`,
      ),
  );
}
