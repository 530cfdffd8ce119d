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
    heading('For sign-up and sign-in'),
    list('e-mail', 'full name', 'telephone', 'tax id (CPF or CNPJ)'),
    text('It serves to create the account, recognise you and protect access (performance of a contract).'),
    heading('To buy a vehicle'),
    list(
      'name',
      'identity document',
      'tax id (CPF or CNPJ)',
      'driver licence (CNH)',
      'birth date',
      'marital status',
      'e-mail',
      'telephone',
      'address',
    ),
    text(
      'It serves to form the contract, issue papers, transfer the vehicle, deliver it and meet legal and fiscal duties (performance of a contract and legal obligation).',
    ),
    heading('To talk to the seller'),
    list('name', 'WhatsApp telephone', 'photo'),
    text(
      'This is the data of your WhatsApp profile, which reaches the person who answers when you open the conversation. It serves to answer you.',
    ),
    heading('While browsing'),
    text(
      'We record date, time and network address of accesses, for the time set by the Brazilian internet law (Law no. 12,965/2014, art. 15). Your location is used only when you ask to order by distance and permit it in the browser, and it is not kept on the server.',
    ),
    text(
      'When you bid, propose or buy we keep, for the same time, a code of the network and browser that you use, made with a secret key: the address cannot be got back from it. Together with the telephone, address and tax number of your account and the bids made, it only serves to notice when two accounts may belong to one person or to the seller themselves (legitimate interest in fair offers). Nothing is decided automatically: a person of the team reviews every case.',
    ),
  ],
};

const STORAGE: Section = {
  id: 'armazenamento',
  title: 'Storage',
  blocks: [
    text('Your data is kept on servers located in Brazil.'),
    text(
      'We keep personal data only as long as the purposes of this policy and the law need it. Then it is deleted or anonymised. Records of sales are kept for 10 years; access records for 6 months.',
    ),
  ],
};

/** The privacy policy for who visits and buys, in English (PRIV-04 to PRIV-07). */
export const customerPolicyEn = (house: House): PolicyText => ({
  title: 'Privacy policy',
  description: `How ${house.name} collects, uses, keeps and protects the personal data of those who visit the site and buy on it.`,
  courtesy: COURTESY_EN,
  updated: UPDATED_EN,
  words: policyWordsEn,
  retained: retainedItemsEn(house),
  intro: [
    text(
      `${house.legalName}, CNPJ ${house.document}, of ${house.office}, is the controller of the personal data of those who use ${house.name}. This policy says in plain words what data we collect, what for, whom we share it with, how long we keep it and how you exercise your rights.`,
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
