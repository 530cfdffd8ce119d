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
    heading('For sign-up and sign-in'),
    list('e-mail', 'full name', 'telephone', 'tax id (CPF or CNPJ)'),
    text('We use it to create your account, recognise you and protect access (performance of a contract).'),
    heading('To buy a vehicle'),
    list(
      'name',
      'identity document',
      'tax id (CPF or CNPJ)',
      'driving licence (CNH)',
      'date of birth',
      'marital status',
      'e-mail',
      'telephone',
      'address',
    ),
    text(
      'We use it to form the contract, issue documents, transfer and deliver the vehicle, and meet legal and tax obligations (performance of a contract and legal obligation).',
    ),
    heading('To talk to the seller'),
    list('name', 'WhatsApp number', 'photo'),
    text(
      'This is your WhatsApp profile data, which the person who answers receives when you start the conversation. We use it to answer you.',
    ),
    heading('While browsing'),
    text(
      'We record the date, time and network address of each access, for the period set by the Brazilian internet law (Law no. 12,965/2014, art. 15). We use your location only when you ask to sort by distance and allow it in the browser, and we do not store it on the server.',
    ),
    text(
      'When you bid, make a proposal or buy, we keep, for the same period, a code for the network and browser you use, made with a secret key: the address cannot be recovered from it. Together with your account’s telephone, address and tax id and the bids placed, it is used only to detect when two accounts may belong to the same person or to the seller (legitimate interest in fair offers). Nothing is decided automatically: a member of our team reviews every case.',
    ),
  ],
};

const STORAGE: Section = {
  id: 'armazenamento',
  title: 'Storage',
  blocks: [
    text('Your data is kept on servers located in Brazil.'),
    text(
      'We keep personal data only as long as the purposes of this policy and the law require. Then it is deleted or anonymised. Sales records are kept for 10 years; access records for 6 months.',
    ),
  ],
};

/** The privacy policy for visitors and buyers, in English (PRIV-04 to PRIV-07). */
export const customerPolicyEn = (house: House): PolicyText => ({
  title: 'Privacy policy',
  description: `How ${house.name} collects, uses, keeps and protects the personal data of people who visit the site and buy on it.`,
  courtesy: COURTESY_EN,
  updated: UPDATED_EN,
  words: policyWordsEn,
  retained: retainedItemsEn(house),
  intro: [
    text(
      `${house.legalName}, CNPJ ${house.document}, of ${house.office}, is the controller of the personal data of people who use ${house.name}. This policy explains in plain words what data we collect, what for, whom we share it with, how long we keep it and how you can exercise your rights.`,
    ),
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
