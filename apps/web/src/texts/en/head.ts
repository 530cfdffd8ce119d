import { numberText } from '../../platform/i18n/number-text.ts';
import type { Dictionary } from '../dictionary.ts';

export const headTexts: Dictionary['head'] = {
  page: (page) => `page ${page}`,
  used: (name) => `Used: ${name}`,
  usedIn: (brand, category) => `Used ${brand} (${category})`,
  allCategories: 'vehicles',
  list: (total, what) =>
    total === 1
      ? `1 offer: ${what}, with photos, inspection report and bid history.`
      : `${numberText(total, 'EN')} offers: ${what}, with photos, inspection report and bid history.`,
  ways: 'Buy now, bid or make a proposal.',
  emptyList: (what) => `Offers: ${what}, with photos, inspection report and bid history.`,
  buy: (price) => `Buy now for ${price}.`,
  bid: (price) => `Current bid ${price}.`,
  start: (price) => `Bids from ${price}.`,
  ask: 'Make a proposal.',
  ended: 'This offer has ended: see its history and similar offers.',
  photos: (count) => (count === 1 ? '1 photo.' : `${count} photos.`),
  report: 'With inspection report.',
  lot: (count) => `Lot of ${count} vehicles`,
  text: (title, house) => `${title}. Information from ${house} for people who buy and sell used vehicles.`,
  picture: (title, house) => `${title} at ${house}`,
};
