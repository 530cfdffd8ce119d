import { describe, expect, it } from 'vitest';
import { whatsAppAddress } from './phones.ts';

describe('contacts', () => {
  it('puts the country code in front when it is absent, FOOT-04', () => {
    expect(whatsAppAddress('27999990000')).toBe('https://wa.me/5527999990000');
    expect(whatsAppAddress('5527999990000')).toBe('https://wa.me/5527999990000');
  });
  it('does not take area code 55 for the country', () => {
    expect(whatsAppAddress('55999990000')).toBe('https://wa.me/5555999990000');
  });
});
