import type { House } from '../../../../../platform/house/house.ts';
import { heading, list, text, words, type Section } from '../../policy-text.ts';

/** The sections that both policies share, in English: the terms of the law. */
export const glossaryEn: Section = {
  id: 'glossario',
  title: 'Glossary',
  blocks: [
    words(
      ['Personal data', 'information that identifies a person or makes it possible to identify one.'],
      ['Data subject', 'the person the data is about: you.'],
      ['Processing', 'everything done with data: collecting, using, storing, sharing, deleting.'],
      ['Controller', 'the company that decides why and how data is processed.'],
      ['Processor', 'a company or person that processes data on behalf of the controller and as instructed.'],
      ['Data protection officer', 'the contact for data subjects and the authority.'],
      ['ANPD', 'the Brazilian data protection authority.'],
      ['LGPD', 'the Brazilian General Data Protection Law, Law no. 13,709/2018.'],
      ['Anonymisation', 'the process after which data can no longer be linked to a person.'],
      ['Cookie', 'a small text that a site stores in the browser and reads later.'],
    ),
  ],
};

export const cookiesEn: Section = {
  id: 'cookies',
  title: 'Cookies',
  blocks: [
    text(
      'We use cookies and browser storage. There are four kinds, and only the first does not need your permission:',
    ),
    list(
      'Necessary cookies: they keep you signed in and safe, and remember your choices during this visit. The site does not work without them.',
      'Performance and analytics cookies: they measure what is viewed and used, without identifying you, so that we can improve the site. If we use a statistics service, it is loaded only with your permission and is listed in the table below.',
      'Functionality cookies: they remember your choices from one visit to the next.',
      'Advertising cookies: they would show advertisements that may interest you. We currently use none.',
    ),
    text(
      'Until you answer, we store only what is necessary. Refusing is as easy as accepting and limits nothing. Your answer is valid for 6 months, or until this policy changes, and you can change it at any time, here or at the bottom of any page. When you withdraw a permission, we delete what that kind stored in the browser. Every answer is recorded with the version of this policy, the kinds allowed and the date, without a network address.',
    ),
    { kind: 'preferences' },
    { kind: 'cookies' },
  ],
};

export const sharingEn: Section = {
  id: 'compartilhamento',
  title: 'Sharing',
  blocks: [
    text('We do not sell personal data. We share it, as far as needed, with:'),
    list(
      'courts or government authorities, where the law or a valid order requires it, or to defend rights in legal proceedings;',
      'companies of the same group, for the purposes described in this policy;',
      'partner companies that take part in the deal or work for us, such as stores, carriers, registration agents, payment providers, hosting and messaging services;',
      'our successor in a corporate restructuring, such as a merger, a split, an acquisition or a sale of assets, with the same safeguards as in this policy.',
    ),
  ],
};

export const protectionEn: Section = {
  id: 'protecao',
  title: 'Protection',
  blocks: [
    text('We protect your data with technical and organisational measures, including:'),
    list(
      'encrypted connections, and passwords stored so that not even we can read them;',
      'access only for people who need it for their work, with a record of what was done;',
      'short sessions, which are renewed and can be ended;',
      'backups, and tests of restoring them.',
    ),
    text(
      'No system is invulnerable. If an incident puts you at relevant risk or causes you harm, we will inform you and the ANPD within the legal deadline. Keep your password secret and do not use it on other sites.',
    ),
  ],
};

export const rightsEn: Section = {
  id: 'direitos',
  title: 'Rights of the data subject',
  blocks: [
    text('The LGPD (art. 18) gives you the right, at any time and free of charge, to:'),
    list(
      'confirmation that we process your data;',
      'access to the data we hold, and a copy of it;',
      'correction of data that is incomplete, inaccurate or out of date;',
      'deletion of data processed with your consent;',
      'anonymisation, blocking or deletion of data that is unnecessary, excessive or processed unlawfully;',
      'review of automated decisions;',
      'portability of the data to another provider;',
      'information on whom your data was shared with;',
      'objection to processing without consent, where the law is not complied with;',
      'withdrawal of consent, and information on the consequences of not giving it.',
    ),
    heading('Automated decisions'),
    text(
      'We make no decisions that affect your interests based solely on automated processing of your personal data: whenever a person, a document or a request is assessed, a member of our team does it.',
    ),
    text(
      'One answer may be automatic: the refusal of a proposal. It depends only on the amount, compared with the minimum set by the seller, not on who made the proposal. It never comes before the next quarter of an hour, and you may ask, once, for a person to review it.',
    ),
    text('You may also petition the ANPD.'),
  ],
};

export const changesEn: Section = {
  id: 'alteracoes',
  title: 'Changes to this policy and applicable law',
  blocks: [
    text(
      'This policy may change. The current version is always on this page, with the date it took effect and the dates of earlier versions. If a change is significant, we will tell you on the site or by e-mail and ask again about cookies.',
    ),
    text(
      'This policy is governed by Brazilian law and was written in Portuguese. Translations are a courtesy: where they differ, the Portuguese text prevails.',
    ),
  ],
};

/** How to contact the person responsible for personal data, in English. */
export const contactEn = ({ legalName, dpo }: House): Section => ({
  id: 'contato',
  title: 'Contact',
  blocks: [
    text(
      `Requests and questions about personal data are received through the privacy portal or by e-mail to the data protection officer${dpo === null ? '' : `, ${dpo.name}`}. ${legalName} answers in simple form immediately, or with a complete statement within 15 days. We may ask you to confirm that the request is yours.`,
    ),
    { kind: 'contact' },
  ],
});
