import type { SourceProblem, SourceRule } from './source-rule.ts';

/** Public functions of packages say what they answer: an exported function stands below a docstring. */
export const documentedExports: SourceRule = {
  name: 'documented-exports',
  appliesTo: /^(apps|packages|scripts)\/.*\.(ts|mjs)$/,
  except: /(\.test\.ts|\/routes\.ts)$/,
  find: ({ program, text }) =>
    program.body.flatMap((node): SourceProblem[] => {
      if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'FunctionDeclaration')
        return [];
      const before = text.slice(0, node.start).trimEnd();
      const name = node.declaration.id?.name ?? 'function';
      return before.endsWith('*/')
        ? []
        : [{ position: node.start, message: `${name} is exported without a docstring` }];
    }),
};
