import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failedPasswordRules, meetsPasswordRule, PASSWORD_LIST_ORDER } from './password.ts';

const password = fc.oneof(
  fc.string({ maxLength: 24 }),
  fc.string({ unit: fc.constantFrom(...'aZ09!@#$%*- çÉ'), maxLength: 24 }),
);

describe('the rules of passwords', () => {
  it('differ between the two sets in nothing but the star, C-01', () => {
    fc.assert(
      fc.property(password, (text) => {
        const [wide, narrow] = [failedPasswordRules(text, 'wide'), failedPasswordRules(text, 'narrow')];
        const onlyStar = text.includes('*') && !/[!@#$%]/.test(text);
        expect(narrow.filter((rule) => !wide.includes(rule))).toEqual(onlyStar ? ['special'] : []);
        expect(wide.filter((rule) => !narrow.includes(rule))).toEqual([]);
      }),
    );
  });
  it('say the same of the list and of the check, whatever is typed around it, PASS-17, PASS-19, C-02', () => {
    fc.assert(
      fc.property(password, fc.constantFrom('wide', 'narrow'), (text, set) => {
        const failed = failedPasswordRules(text, set);
        const listed = PASSWORD_LIST_ORDER.filter((rule) => !meetsPasswordRule(text, rule, set));
        expect(new Set(listed)).toEqual(new Set(failed));
        expect(failedPasswordRules(`  ${text}\t`, set)).toEqual(failed);
      }),
    );
  });
  it('never mind anything added to a password that meets them', () => {
    fc.assert(
      fc.property(password, password, (text, more) => {
        expect(failedPasswordRules(`aZ0!${text}x${more}zzzz`, 'narrow')).toEqual([]);
      }),
    );
  });
});
