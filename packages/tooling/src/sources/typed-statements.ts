import { Visitor } from 'oxc-parser';
import type { SourceProblem, SourceRule } from './source-rule.ts';

/**
 * What rows hold is generated from the statements, so that a wrong type cannot compile: SQL is given to `statement()`, and nobody says by
 * hand what its rows are. Excepted are three places that make texts while the program runs (among them the
 * lists, whose rows have the type of a registered statement), and where statements are sent.
 */
export const typedStatements: SourceRule = {
  name: 'typed-statements',
  appliesTo: /^apps\/server\/src\/.*\.ts$/,
  except:
    /(\.test\.ts$|^apps\/server\/src\/(platform\/(db|lists)|row-types|schema-files)\/|\/personal-data\/records\.store\.ts$|\/key-changes\/sealed-(texts|folders)\.store\.ts$)/,
  find: ({ program }) => {
    const found: SourceProblem[] = [];
    const made = new Set<number>();
    const plain: number[] = [];
    new Visitor({
      CallExpression: ({ callee, typeArguments, arguments: given }) => {
        if (callee.type === 'Identifier' && callee.name === 'statement' && given[0]) made.add(given[0].start);
        const isRead =
          callee.type === 'MemberExpression' &&
          callee.property.type === 'Identifier' &&
          /^rows?$/.test(callee.property.name);
        if (isRead && typeArguments)
          found.push({
            position: typeArguments.start,
            message: 'the statement says what its rows are: take the type arguments away',
          });
      },
      ObjectExpression: ({ properties, start }) => {
        const names = properties.map((each) =>
          each.type === 'Property' && each.key.type === 'Identifier' ? each.key.name : '',
        );
        const isStatement =
          names.includes('name') &&
          names.includes('text') &&
          names.every((name) => /^(name|text|slow)$/.test(name));
        if (isStatement) plain.push(start);
      },
    }).visit(program);
    const message = 'a statement is made by statement({ name, text })';
    return [
      ...found,
      ...plain.filter((start) => !made.has(start)).map((position) => ({ position, message })),
    ];
  },
};
