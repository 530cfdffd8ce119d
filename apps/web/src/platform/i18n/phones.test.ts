import { describe, expect, it } from 'vitest';
import { phoneText, whatsAppAddress } from './phones.ts';

describe('contacts', () => {
  it('puts the country code in front when it is absent, FOOT-04', () => {
    expect(whatsAppAddress('27999990000')).toBe('https://wa.me/5527999990000');
    expect(whatsAppAddress('5527999990000')).toBe('https://wa.me/5527999990000');
  });
  it('does not take area code 55 for the country', () => {
    expect(whatsAppAddress('55999990000')).toBe('https://wa.me/5555999990000');
  });
  it('writes numbers as Brazilians do', () => {
    expect(phoneText('2730000000')).toBe('(27) 3000-0000');
    expect(phoneText('27990000001')).toBe('(27) 99000-0001');
    expect(phoneText('+1 202 555 0100 77')).toBe('+1 202 555 0100 77');
  });
});
