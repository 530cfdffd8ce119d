import { Visitor, type Expression } from 'oxc-parser';
import type { SourceProblem, SourceRule } from './source-rule.ts';

const NODE = /^(node:)?(child_process|cluster|worker_threads)$/;
/** Modules that start processes, or end those of others, on behalf of a test. */
const STARTERS =
  /(^|\/)(api-process|supervised|start-embedded|back-up|keep-role|run-task|run-checks|become-process|run-together|install-packages|build-programs|one-at-a-time)\.(ts|mjs)$/;
const FALSE_WORLD = new Set([
  'useFakeTimers',
  'setSystemTime',
  'stubGlobal',
  'stubEnv',
  'mock',
  'doMock',
  'resetModules',
]);
const WRITTEN = /^(globalThis|process|window|document|navigator|console|Date|Math)(\.|$)/;

/**
 * Test files share processes and modules: one that changes what others see, or starts processes, is called `*.isolated.test.ts` and gets a
 * process of its own (`vitest.config.ts`). What starts processes for tests is named above. Tests of screens have a page of their own, which
 * their setup cleans.
 */
export const isolatedTests: SourceRule = {
  name: 'isolated-tests',
  appliesTo: /(\.test\.tsx?$|^apps\/server\/test\/)/,
  except: /\.(isolated|screen)\.test\.tsx?$/,
  find: (file) => (/\.test\.tsx?$/.test(file.path) ? inTest(file) : inSupport(file)),
};

const inTest: SourceRule['find'] = ({ program }) => {
  const found: SourceProblem[] = [];
  const add = (position: number, what: string) =>
    found.push({ position, message: `${what}: name the file *.isolated.test.ts` });
  const write = (target: Expression, position: number) => {
    const name = nameOf(target);
    if (WRITTEN.test(name)) add(position, `${name} is changed`);
  };
  new Visitor({
    ImportDeclaration: ({ source, importKind, start }) => {
      const starts = NODE.test(source.value) || STARTERS.test(source.value);
      if (starts && importKind !== 'type') add(start, `${source.value} starts processes`);
    },
    AssignmentExpression: ({ left, start }) => {
      if (left.type === 'MemberExpression') write(left, start);
    },
    UnaryExpression: ({ operator, argument, start }) => {
      if (operator === 'delete') write(argument, start);
    },
    CallExpression: ({ callee, arguments: [first], start }) => {
      const name = nameOf(callee);
      if (name.startsWith('vi.') && FALSE_WORLD.has(name.slice(3))) add(start, name);
      if (name === 'process.chdir' || name === 'process.kill') add(start, name);
      const changes =
        /^(Object\.(assign|definePropert(y|ies))|Reflect\.(set|deleteProperty|defineProperty))$/;
      if (changes.test(name) && first !== undefined && first.type !== 'SpreadElement') write(first, start);
    },
  }).visit(program);
  return found;
};

const inSupport: SourceRule['find'] = ({ path, program }) =>
  program.body.flatMap((node): SourceProblem[] =>
    node.type === 'ImportDeclaration' && NODE.test(node.source.value) && !STARTERS.test(path)
      ? [{ position: node.start, message: 'name the file among those that start processes' }]
      : [],
  );

/** Answers `a.b.c` for a chain of plain names, and '' for the rest. */
function nameOf(node: Expression): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression') return '';
  const { object, property } = node;
  const last = property.type === 'Identifier' || property.type === 'PrivateIdentifier' ? property.name : '';
  const word = property.type === 'Literal' ? String(property.value) : last;
  const first = nameOf(object);
  return first === '' ? '' : `${first}.${word}`;
}
