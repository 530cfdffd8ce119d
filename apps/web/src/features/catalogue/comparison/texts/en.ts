import type { ComparisonTexts } from './ptbr.ts';

/** The comparison screen in English. */
export const comparisonEn: ComparisonTexts = {
  title: 'Compare offers',
  description: (titles) =>
    `Compare side by side: ${titles}. Price, FIPE reference, specifications and legal status.`,
  intro: 'See up to 4 offers side by side.',
  table: 'Comparison of the offers',
  row: 'Item',
  money: 'Amounts',
  price: 'Price',
  reference: 'FIPE reference',
  sumOf: (month) => `sum of the lot, ${month}`,
  gap: 'Against the reference',
  noReference: 'No reference',
  noPrice: 'On request',
  noBids: 'No bids',
  from: (value) => `from ${value}`,
  vehicle: 'Specifications',
  vehicles: 'Vehicles',
  doors: 'Doors',
  onRecord: 'Records',
  inAll: (count) => `across ${count} vehicles`,
  has: 'Yes',
  hasNot: 'Not listed',
  unavailable: 'Not available now',
  differs: 'Differs between the offers',
  legend: 'The ≠ sign marks what differs between the offers.',
  onlyDifferences: 'Differences only',
  everything: 'Show everything',
  nothingDiffers: 'These offers do not differ in anything we know about them.',
  ended: 'Ended',
  sold: 'Sold',
  endedOn: (when) => `on ${when}`,
  endsOn: (when) => `Ends on ${when}`,
  left: (time: string) => `${time} left`,
  see: 'See offer',
  seeThis: (title) => `See offer: ${title}`,
  remove: (title) => `Remove ${title} from the comparison`,
  favourite: (title) => `Add ${title} to favourites`,
  unfavourite: (title) => `Remove ${title} from favourites`,
  add: 'Add an offer',
  clear: 'Clear comparison',
  emptyTitle: 'Nothing to compare yet',
  emptyText: 'Tick “Compare” on the offers that interest you, up to 4, and see everything side by side.',
  seeOffers: 'See offers',
  oneOnly: 'There is only one offer here. Add another to see what differs.',
  unknown: (codes, several) =>
    several
      ? `Offers ${codes} do not exist or are not published, so they were left out.`
      : `Offer ${codes} does not exist or is not published, so it was left out.`,
  beyond: (codes, several) =>
    several
      ? `A comparison holds 4 offers. These were left out: ${codes}.`
      : `A comparison holds 4 offers. Offer ${codes} was left out.`,
  failed: 'The comparison could not be loaded.',
  incomplete: 'Some of the information could not be loaded.',
};
