import { Visitor } from 'oxc-parser';
import type { SourceProblem, SourceRule } from './source-rule.ts';

/**
 * A form without an address of its own, sent before its scripts run, puts all that was typed into the address of the page and its history:
 * it is a `ScriptForm`, or says by itself where it goes and how.
 */
export const formsWithAddress: SourceRule = {
  name: 'forms-with-address',
  appliesTo: /^(apps\/web\/src|packages\/ui\/src)\/.*\.tsx$/,
  except: /\.test\.tsx$/,
  find: ({ program }) => {
    const found: SourceProblem[] = [];
    new Visitor({
      JSXOpeningElement: ({ name, attributes, start }) => {
        if (name.type !== 'JSXIdentifier' || name.name !== 'form') return;
        const says = attributes.some(
          (each) =>
            each.type === 'JSXAttribute' &&
            each.name.type === 'JSXIdentifier' &&
            /^(method|action)$/.test(each.name.name),
        );
        if (!says) found.push({ position: start, message: 'a form that its scripts answer is a ScriptForm' });
      },
    }).visit(program);
    return found;
  },
};
