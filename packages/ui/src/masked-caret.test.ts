import { maskCpf } from '@patio/domain/validation/cpf.ts';
import { maskPhone } from '@patio/domain/validation/phone.ts';
import { describe, expect, it } from 'vitest';
import { maskedCaret } from './masked-caret.ts';

/** Types into a masked field as a browser does: `|` is the caret. */
function typeInto(shown: string, keys: string, mask: (text: string) => string): string {
  let [text, caret] = [shown.replace('|', ''), shown.indexOf('|')];
  for (const key of keys) {
    const start = key === '<' ? caret - 1 : caret;
    const typed = `${text.slice(0, start)}${key === '<' ? '' : key}${text.slice(caret)}`;
    const masked = mask(typed);
    caret = maskedCaret(typed, key === '<' ? start : caret + 1, masked);
    text = masked;
  }
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

describe('the caret of a masked field', () => {
  it('stays where a digit is mended in the middle, SIGN-16', () => {
    expect(typeInto('529.982|.247-25', '<<42', maskCpf)).toBe('529.942|.247-25');
  });
  it('goes over the punctuation that comes and goes with the digits, SIGN-14', () => {
    expect(typeInto('(27) 9988|8-7766', '<<12', maskPhone)).toBe('(27) 9912|8-7766');
  });
  it('deletes through the punctuation', () => {
    expect(typeInto('529.|982.247-25', '<<', maskCpf)).toBe('52|9.822.472-5');
  });
  it('stays at the end while one types on', () => {
    expect(typeInto('|', '52998224725', maskCpf)).toBe('529.982.247-25|');
    expect(typeInto('|', '27998887766', maskPhone)).toBe('(27) 99888-7766|');
  });
  it('stays in front of everything', () => {
    expect(maskedCaret('.529', 0, '529')).toBe(0);
  });
  it('ends with a text that has become shorter', () => {
    expect(maskedCaret('5299822472599', 12, '529.982.247-25')).toBe(14);
  });
});
