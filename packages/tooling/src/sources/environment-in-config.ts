import { Visitor } from 'oxc-parser';
import type { SourceProblem, SourceRule } from './source-rule.ts';

/** Only `config/` reads the environment, so that every setting is checked once, at the start. */
export const environmentInConfig: SourceRule = {
  name: 'environment-in-config',
  appliesTo: /^(apps|packages)\//,
  except:
    /(\.test\.tsx?$|\/test\/|\/testing-support\/|^apps\/[^/]+\/(src|server)\/config\/|\.config\.ts$|^packages\/testing\/)/,
  find: ({ program }) => {
    const found: SourceProblem[] = [];
    const message = 'only config/ reads process.env';
    new Visitor({
      MemberExpression: ({ object, property, start }) => {
        if (object.type !== 'Identifier' || object.name !== 'process') return;
        const name =
          property.type === 'Identifier' ? property.name : property.type === 'Literal' ? property.value : '';
        if (name === 'env') found.push({ position: start, message });
      },
      ImportDeclaration: ({ source, specifiers, start }) => {
        const fromProcess = source.value === 'node:process' || source.value === 'process';
        const takesEnv = specifiers.some(
          (each) => each.local.name === 'env' || each.type !== 'ImportSpecifier',
        );
        if (fromProcess && takesEnv) found.push({ position: start, message });
      },
    }).visit(program);
    return found;
  },
};
