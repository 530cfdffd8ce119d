import { describe, expect, it } from 'vitest';
import { endedActions, type EndedOffer } from './ended-actions.ts';

const NOW = 5000;
const unsold: EndedOffer = {
  status: 'E',
  end: 1000,
  shown: true,
  conditional: false,
  withdrawn: false,
  chanceOpen: false,
  underReview: false,
  vehicleAway: false,
  sale: null,
};
const sold = (status: EndedOffer['status']): EndedOffer => ({
  ...unsold,
  status,
  sale: { cancelled: false },
});
const undone: EndedOffer = { ...unsold, sale: { cancelled: true } };

describe('what may be done after the end', () => {
  it.each([
    ['nothing without a sale', unsold, []],
    ['before the vehicle is ready: default or withdrawal', sold('V'), ['default', 'withdraw']],
    ['the same while credit is awaited', sold('C'), ['default', 'withdraw']],
    ['afterwards withdrawal alone', sold('L'), ['withdraw']],
    ['nothing once it is completed', sold('X'), []],
    ['a second chance once the sale is undone', undone, ['second-chance']],
    ['none while one is open', { ...undone, chanceOpen: true }, []],
    ['none under review', { ...undone, underReview: true }, []],
    ['none while the vehicle is with its buyer', { ...undone, vehicleAway: true }, []],
    ['none after a withdrawal for cause', { ...undone, withdrawn: true }, []],
    ['none off the site', { ...undone, shown: false }, []],
    ['before the end it may be reopened', { ...undone, end: NOW + 1 }, ['reopen']],
    ['also when it ended without a sale', { ...unsold, end: NOW + 1 }, ['reopen']],
    ['a conditional sale is decided first', { ...unsold, conditional: true }, ['conditional']],
  ] as const)('%s', (_name, offer, actions) => {
    expect(endedActions(offer, NOW)).toEqual(actions);
  });
});
