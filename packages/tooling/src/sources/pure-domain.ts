import { Visitor, type Expression } from 'oxc-parser';
import type { SourceProblem, SourceRule } from './source-rule.ts';

const IMPURE = new Set(['Date.now', 'Math.random', 'Intl.DateTimeFormat', 'Temporal.Now']);
const OUTSIDE = new Set(['crypto', 'performance', 'process', 'globalThis', 'fetch', 'console', 'setTimeout']);
const LOCAL =
  /^(get(FullYear|Month|Date|Day|Hours|Minutes|TimezoneOffset)|to(Date|Time|LocaleDate|LocaleTime)String)$/;

/** The domain knows no clock, no chance, no time zone of the machine and nothing outside: all of it is passed in. */
export const pureDomain: SourceRule = {
  name: 'pure-domain',
  appliesTo: /^packages\/domain\/src\//,
  except: /(\.test\.ts$|\/testing-support\/)/,
  find: ({ program }) => {
    const found: SourceProblem[] = [];
    const add = (position: number, what: string) =>
      found.push({ position, message: `${what} is not pure: take it as an argument` });
    new Visitor({
      NewExpression: ({ callee, arguments: given, start }) => {
        if (nameOf(callee) === 'Date' && given.length !== 1)
          add(start, `new Date with ${given.length} arguments`);
      },
      CallExpression: ({ callee, start }) => {
        if (nameOf(callee) === 'Date') add(start, 'Date()');
      },
      MemberExpression: (node) => {
        const member = nameOf(node);
        if (IMPURE.has(member)) add(node.start, member);
        const property = member.split('.').at(-1) ?? '';
        if (LOCAL.test(property)) add(node.start, `${property} (the machine's time zone)`);
        const object = nameOf(node.object);
        if (OUTSIDE.has(object)) add(node.start, object);
      },
    }).visit(program);
    return found;
  },
};

/** Answers `a` or `a.b` for plain names, a leading `?` for an object that is not a plain name, and '' for the rest. */
function nameOf(node: Expression): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression') return '';
  const { object, property } = node;
  const first = object.type === 'Identifier' ? object.name : '?';
  if (property.type === 'Identifier' && !node.computed) return `${first}.${property.name}`;
  return property.type === 'Literal' ? `${first}.${String(property.value)}` : '';
}
