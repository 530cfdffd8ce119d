import type { SourceProblem, SourceRule } from './source-rule.ts';

const VAGUE = /(^|[-.])(utils?|helpers?|misc|common|managers?)([-.]|$)/;

/** A name says what is inside: no drawer names, no barrels, folders in kebab-case like files. */
export const fileNames: SourceRule = {
  name: 'file-names',
  appliesTo: /./,
  find: ({ path }) => [...vagueNames(path), ...barrels(path), ...folders(path)],
};

function vagueNames(path: string): SourceProblem[] {
  return path
    .split('/')
    .filter((part) => VAGUE.test(part))
    .map((part) => ({ position: 0, message: `"${part}" does not say what is inside` }));
}

function barrels(path: string): SourceProblem[] {
  return /(^|\/)index\.(ts|tsx|mjs)$/.test(path)
    ? [{ position: 0, message: 'no index files: import the file that holds the thing' }]
    : [];
}

function folders(path: string): SourceProblem[] {
  return path
    .split('/')
    .slice(0, -1)
    .filter((part) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(part))
    .map((part) => ({ position: 0, message: `folder "${part}" is not in kebab-case` }));
}
