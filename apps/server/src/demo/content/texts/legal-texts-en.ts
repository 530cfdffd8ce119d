import { TERMS_VERSIONS } from '@patio/domain/identity/consents/terms.ts';
import { versionLine } from '@patio/domain/identity/consents/version-day.ts';
import type { DemoTexts } from './demo-text.ts';

const UPDATED = `${versionLine(TERMS_VERSIONS, 'EN')} The Portuguese text prevails.`;

/** Terms, notices and privacy policies in English. Names in braces are placeholders for brand and company data. */
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
    'These terms apply to purchases, bids and proposals made on the {name} site, operated by {legalName}, CNPJ {cnpj}.',
    '# 1. Account',
    'Account details must be true and belong to the buyer. Passwords are personal; account holders are responsible for what is done with theirs.',
    '# 2. Bids and proposals',
    '- A bid stands until it is outbid or the offer ends, and can be withdrawn only while the offer’s page says so.',
    '- A proposal may be withdrawn until it is accepted and expires at the time the page shows.',
    '- Offers that have a bid take no new proposals. Nothing is sold for an amount that is not above the current bid: buy now and open proposals end when a bid reaches their amount.',
    '- Each buyer may send up to three proposals for one offer. The answer may be automatic and never comes before the next quarter of an hour; the buyer may ask for a person to review it.',
    '- An offer or a store may be suspended. The offer’s clock stops and resumes when it is back; after 24 hours, bidders may withdraw their bids.',
    '# 3. Purchase',
    'A purchase is made by buying now, by the winning bid or by an accepted proposal. The sales team confirms the details and sends the order with the payment date.',
    '# 4. Condition of the vehicles',
    'Used vehicles are sold as they are, as described and photographed. Consumers’ legal rights are not affected.',
    '# 5. Withdrawal and cancellation',
    'Request a cancellation, with the reason, on the My negotiations page. Consumers who bought at a distance may withdraw within seven days of receiving the vehicle.',
    '# 6. Delivery',
    'The buyer chooses to collect the vehicle at the yard, free of charge, or to have it delivered at an agreed freight cost.',
  ],
  termos_app: [
    'Terms of the app',
    UPDATED,
    'The app and the site give access to the same services and the same account; the terms of purchase apply to both.',
    '- Your location is only used if you allow it, to sort the offers by distance.',
    '- You can turn notifications off on your device; the messages stay in your inbox on the site.',
    '- Software that places bids or copies offers in bulk is not allowed.',
    'Questions: {email}.',
  ],
  condicaouso: [
    'Conditions of use',
    UPDATED,
    'Browsing is free. To ask questions, save favourites, bid, make proposals and buy, you need an account.',
    '# What is not allowed',
    '- Bidding without intending to buy, or colluding on bids with others.',
    '- Bidding on your own vehicles or your own store’s.',
    '- Telephone numbers, e-mail addresses or insults in questions.',
    '- Trying to access other people’s accounts or data.',
    '# Monthly allowance',
    'Every profile has a limit on purchases per month and on open bids and proposals at a time. The team may grant more.',
    'Accounts that break these conditions may be blocked; their holders are told why and may ask for a review.',
  ],
  avisoslegais: [
    'Legal notices',
    'The site is operated by {legalName}, CNPJ {cnpj}, registered at {office.line}.',
    '- Sales are private deals between seller and buyer; they are not public auctions.',
    '- Makes and models are trademarks of their owners, named only to identify the vehicles.',
    '- The photos show the vehicle for sale on the day they were taken.',
    '- Prices and availability may change until a purchase is confirmed.',
    'Data protection officer: {dpo.name}, {dpo.email}.',
  ],
  termos_parceiro: [
    'Terms for partners',
    UPDATED,
    'A partner opens a store on {name} to advertise its own vehicles or vehicles it is entitled to sell.',
    '# The partner agrees',
    '- To describe every vehicle truthfully, with photos of that exact vehicle.',
    '- To answer questions and proposals within two working days.',
    '- To honour the published price and accepted proposals.',
    '- Not to bid on its own offers.',
    '# We agree',
    '- To open the store once the e-mail and documents are verified.',
    '- To show the partner’s offers on the home page as well.',
    '- To give thirty days’ notice of changes to the price of the service.',
  ],
  // The storefront has both policies; texts written here would replace them (C-105).
  politica_privacidade: ['Privacy policy'],
  politica_privacidade_parceiro: ['Privacy policy for partners'],
};
