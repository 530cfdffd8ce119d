import type { House } from '../../../../../platform/house/house.ts';
import { heading, list, text, type PolicyText, type Section } from '../../policy-text.ts';
import { retainedItemsEn } from './retained-items.ts';
import { COURTESY_EN, UPDATED_EN, policyWordsEn } from './policy-words.ts';
import {
  changesEn,
  contactEn,
  cookiesEn,
  glossaryEn,
  protectionEn,
  rightsEn,
  sharingEn,
} from './shared-sections.ts';

const COLLECTED: Section = {
  id: 'dados',
  title: 'Data we collect',
  blocks: [
    heading('For partner sign-up'),
    list(
      'name and tax id (CPF) of the company’s representative',
      'e-mail',
      'telephone',
      'identity document of the partner',
      'tax id (CNPJ) of the partner, if any',
    ),
    text(
      'We use it to verify who is opening the store, form the contract and meet legal obligations (performance of a contract and legal obligation).',
    ),
    heading('For sign-in'),
    list('e-mail'),
    text('We use it to recognise you and protect access to the platform.'),
    heading('What the store shows'),
    text(
      'The store’s name, description, photo and joining date are public. Only the team that verifies them sees the representative’s data and the documents.',
    ),
    heading('Data of those who contact the store'),
    text(
      'The partner receives the name and contact details of people who write to the store, in order to answer them. The partner may not use them for anything else or keep them longer than needed, and is legally responsible for this.',
    ),
  ],
};

const STORAGE: Section = {
  id: 'armazenamento',
  title: 'Storage',
  blocks: [
    text(
      'The data is kept in cloud services, which may involve transferring it outside Brazil. In that case, we require the provider to meet the safeguards of the LGPD (arts. 33 to 36).',
    ),
    text(
      'We keep personal data only as long as the purposes of this policy and the law require. Then it is deleted or anonymised.',
    ),
  ],
};

/** The privacy policy for partners who open a store, in English (PRIV-08 to PRIV-10). */
export const partnerPolicyEn = (house: House): PolicyText => ({
  title: 'Privacy policy for partners',
  description: `How ${house.name} processes the personal data of people who open and run a store on the site.`,
  courtesy: COURTESY_EN,
  updated: UPDATED_EN,
  words: policyWordsEn,
  retained: retainedItemsEn(house),
  intro: [
    text(
      `This policy applies to people who open or run a store on ${house.name}. For data processed on the partner platform, the controller is ${house.logistics.name}, a logistics company, CNPJ ${house.logistics.document}, with premises at:`,
    ),
    list(...house.logistics.addresses),
    text(
      `${house.legalName}, CNPJ ${house.document}, of ${house.office}, operates the site on which the store appears.`,
    ),
    { kind: 'landing' },
  ],
  sections: [
    glossaryEn,
    COLLECTED,
    cookiesEn,
    sharingEn,
    protectionEn,
    STORAGE,
    rightsEn,
    changesEn,
    contactEn(house),
  ],
});
