import { expect, it } from 'vitest';
import { cutCode } from './cut-code.ts';

const SOURCE = `function unused(a) { var later = a; return later; }
function oneWay(a) { if (a.b) return 1; return 2; }
function shown(kind) {
  var said = kind;
  if (  said && kind.old) { told = 1; } else told = 2;
  tell("a hint");
  must(kind, \`no \${kind}\`);
  kind.parts.forEach((part) => {
    part();
  });
  switch (kind.tag) {
    case 1:
      told = kind.size ? 3 : 4;
      break;
    case 2:
      var held = 1;
      break;
  }
  return told + held;
}
let told = compute();
`;

const plain = (code: string): string => code.replaceAll(/\s+/g, ' ').trim();

it('leaves of functions nothing, or the one way that is taken', () => {
  const code = plain(cutCode(SOURCE, { never: ['unused'], bodies: { oneWay: 'return 2;' } }));
  expect(code).toContain('function unused(a) {} function oneWay(a) {return 2;} function shown(kind) {');
});

it('decides conditions, and leaves out statements, hints and values', () => {
  const code = plain(
    cutCode(SOURCE, {
      no: ['said && kind.old'],
      yes: ['kind.size'],
      drop: ['kind.parts.forEach((part) => { part();'],
      values: { told: '0' },
      calls: ['tell'],
      hints: ['must'],
    }),
  );
  expect(code).toContain('if ( false) { told = 1; } else told = 2; ; must(kind); ; switch');
  expect(code).toContain('told = true ? 3 : 4;');
  expect(code).toContain('let told = 0;');
});

it('leaves out a case, and keeps what it declares for the rest of its function', () => {
  const code = plain(cutCode(SOURCE, { cases: ['case 2: var held'] }));
  expect(code).toContain('break; case 2:var held; }');
});

it('refuses a cut that the source does not have', () => {
  expect(() => cutCode(SOURCE, { never: ['gone'], no: ['kind.size'] })).toThrow('not in the source: gone');
});
