import { describe, expect, it } from 'vitest';
import { phoneDigits, readContacts } from './house-contacts.ts';

const typed = {
  phone: '(27) 3000-0000',
  whatsapp: '+55 27 99000-0000',
  email: 'contato@patio.test',
  salesEmail: 'vendas@patio.test',
  hours: '07:30-17:30',
  teams: [{ category: 'Carros', whatsapp: '27 99000-0001' }],
};

describe('contacts of the house', () => {
  it('are stored as digits, whichever way they are typed', () => {
    expect(readContacts(typed)).toEqual({
      ...typed,
      phone: '2730000000',
      whatsapp: '27990000000',
      teams: [{ category: 'Carros', whatsapp: '27990000001' }],
    });
  });

  it.each([
    '',
    '123',
    '0127990000000',
    '99000-0000',
    'tel:27990000000',
    '27 99000-0000 <script>',
    '5527990000000000',
  ])('are refused when a number is none: %s', (number) => {
    expect(phoneDigits(number)).toBeNull();
    expect(readContacts({ ...typed, phone: number })).toBe('phone');
    expect(readContacts({ ...typed, teams: [{ category: 'Carros', whatsapp: number }] })).toBe('team');
  });

  it('are refused with a wrong address, wrong hours, or a team that stands there twice', () => {
    expect(readContacts({ ...typed, email: 'a@b' })).toBe('email');
    expect(readContacts({ ...typed, salesEmail: 'a@b.c,d@e.f' })).toBe('salesEmail');
    for (const hours of ['', '7-17', '17:30-07:30', '07:30-25:00', '08:00-08:00'])
      expect(readContacts({ ...typed, hours })).toBe('hours');
    const twice = [...typed.teams, { category: 'CARROS', whatsapp: '27990000002' }];
    expect(readContacts({ ...typed, teams: twice })).toBe('team-twice');
  });
});
