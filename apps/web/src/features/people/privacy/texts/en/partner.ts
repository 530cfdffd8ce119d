import type { House } from '../../../../../platform/house.ts';
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
  title: 'Data that we collect',
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
      'It serves to verify who opens the store, form the contract and meet legal duties (performance of a contract and legal obligation).',
    ),
    heading('For sign-in'),
    list('e-mail'),
    text('It serves to recognise you and protect access to the platform.'),
    heading('What the store shows'),
    text(
      'Name of the store, description, photo and date of entry are public. The representative’s data and the documents are seen only by the team that verifies them.',
    ),
    heading('Data of those who contact the store'),
    text(
      'The partner gets the name and contact of those who look for them in order to answer them. They may neither use them otherwise nor keep them longer than needed, and answer for it before the law.',
    ),
  ],
};

const STORAGE: Section = {
  id: 'armazenamento',
  title: 'Storage',
  blocks: [
    text(
      'The data is kept in cloud services, which may involve transferring it outside Brazil. In that case we demand of the provider the safeguards of the LGPD (arts. 33 to 36).',
    ),
    text(
      'We keep personal data only as long as the purposes of this policy and the law need it. Then it is deleted or anonymised.',
    ),
  ],
};

/** The privacy policy for who opens a store, in English (PRIV-08 to PRIV-10). */
export const partnerPolicyEn = (house: House): PolicyText => ({
  title: 'Privacy policy for partners',
  description: `How ${house.name} processes the personal data of those who open and run a store on the site.`,
  courtesy: COURTESY_EN,
  updated: UPDATED_EN,
  words: policyWordsEn,
  retained: retainedItemsEn(house),
  intro: [
    text(
      `This policy holds for those who open or run a store on ${house.name}. For data processed on the partner platform the controller is ${house.logistics.name}, a logistics company, CNPJ ${house.logistics.document}, with premises at:`,
    ),
    list(...house.logistics.addresses),
    text(
      `${house.legalName}, CNPJ ${house.document}, of ${house.office}, runs the site on which the store appears.`,
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
