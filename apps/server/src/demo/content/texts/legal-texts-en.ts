import { TERMS_VERSIONS } from '@patio/domain/identity/consents/terms.ts';
import { versionLine } from '@patio/domain/identity/consents/version-day.ts';
import type { DemoTexts } from './demo-text.ts';

const UPDATED = `${versionLine(TERMS_VERSIONS, 'EN')} The Portuguese text prevails.`;

/** Terms, notices and privacy policies in English. Names in braces stand for what the house is. */
export const legalTextsEn: DemoTexts<
  | 'termos_app'
  | 'termos'
  | 'condicaouso'
  | 'avisoslegais'
  | 'termos_parceiro'
  | 'politica_privacidade'
  | 'politica_privacidade_parceiro'
> = {
  termos: [
    'Terms of purchase',
    UPDATED,
    'These terms hold for purchases, bids and proposals made on the site of {name}, run by {legalName}, CNPJ {cnpj}.',
    '# 1. Account',
    'The data must be true and belong to the buyer. The password is personal; its owner answers for what is done with it.',
    '# 2. Bids and proposals',
    '- A bid stands until it is outbid or the offer ends, and cannot be withdrawn, except while the page of the offer opens a window for it.',
    '- A proposal may be withdrawn until it is accepted and expires at the time the page shows.',
    '- Offers that have received a bid take no new proposals. Nothing is sold for an amount that is not above the current bid: buying at once, and proposals that a bid reaches, end.',
    '- Each buyer may send up to three proposals for one offer. The answer may be automatic and comes not before the next quarter of an hour; its recipient may ask for a person to review it.',
    '- An offer or a store may be suspended. The time of the offer stands still and runs on when it is back; after 24 hours those who bid may withdraw.',
    '# 3. Purchase',
    'A purchase comes about by buying at once, by the winning bid or by an accepted proposal. The sales team confirms the data and sends the order with the date of payment.',
    '# 4. State of the vehicles',
    'Used vehicles are sold as they are, as described and photographed. The rights that the law gives consumers stay as they are.',
    '# 5. Withdrawal and cancellation',
    'A cancellation is asked for on the page of negotiations, with its reason. Consumers who bought at a distance may withdraw within seven days of receiving the vehicle.',
    '# 6. Delivery',
    'The buyer chooses to collect at the yard, free of charge, or to have the vehicle delivered at an agreed freight.',
  ],
  termos_app: [
    'Terms of the app',
    UPDATED,
    'The app and the site give access to the same services and the same account; the terms of purchase hold for both.',
    '- Your location is only used if you allow it, to sort the offers by distance.',
    '- Notifications may be switched off on the device; the messages stay in your inbox on the site.',
    '- Programs that place bids or copy the offers in bulk are not allowed.',
    'Questions: {email}.',
  ],
  condicaouso: [
    'Conditions of use',
    UPDATED,
    'Browsing is free. To ask, to keep favourites, to bid, to propose and to buy you need an account.',
    '# What is not allowed',
    '- Bidding without meaning to buy, or agreeing on bids with others.',
    '- Bidding on your own vehicles or on those of your own store.',
    '- Telephone numbers, e-mail addresses or insults in questions.',
    '- Trying to reach the accounts or data of others.',
    '# Monthly allowance',
    'Every profile has a number of purchases a month and of open bids and proposals at a time. The team may release more.',
    'Accounts that break these conditions may be blocked; their owners are told why and may ask for a review.',
  ],
  avisoslegais: [
    'Legal notices',
    'The site is run by {legalName}, CNPJ {cnpj}, with its seat at {office.line}.',
    '- Sales are made by offer between seller and buyer; they are not public auctions.',
    '- Makes and models belong to their owners and are named to identify the vehicles.',
    '- The photos show the vehicle for sale on the day they were taken.',
    '- Prices and availability may change until a purchase is confirmed.',
    'Data protection officer: {dpo.name}, {dpo.email}.',
  ],
  termos_parceiro: [
    'Terms for partners',
    UPDATED,
    'A partner opens a store on {name} to advertise vehicles of its own or that it is entitled to sell.',
    '# The partner undertakes',
    '- To describe every vehicle truthfully, with photos of that very vehicle.',
    '- To answer questions and proposals within two working days.',
    '- To honour the published price and accepted proposals.',
    '- Not to bid on its own offers.',
    '# The house undertakes',
    '- To publish the store once the e-mail and the papers are verified.',
    '- To show the offers of the partner on the home page as well.',
    '- To tell of changes in the price of the service thirty days ahead.',
  ],
  // The storefront has both policies; what is written here would stand in their place (C-105).
  politica_privacidade: ['Privacy policy'],
  politica_privacidade_parceiro: ['Privacy policy for partners'],
};
