import type { House } from '../../../../../platform/house.ts';
import { heading, list, text, words, type Section } from '../../policy-text.ts';

/** What both policies say alike, in English: the words of the law. */
export const glossaryEn: Section = {
  id: 'glossario',
  title: 'Glossary',
  blocks: [
    words(
      ['Personal data', 'information that identifies a person or makes it possible to identify one.'],
      ['Data subject', 'the person whom the data is about: you.'],
      ['Processing', 'everything done with data: collecting, using, keeping, sharing, deleting.'],
      ['Controller', 'the company that decides why and how data is processed.'],
      ['Processor', 'a company or person that processes data on behalf of the controller and as instructed.'],
      ['Data protection officer', 'the person who answers to data subjects and to the authority.'],
      ['ANPD', 'the Brazilian data protection authority.'],
      ['LGPD', 'the Brazilian General Data Protection Law, Law no. 13,709/2018.'],
      ['Anonymisation', 'the process after which data can no longer be linked to a person.'],
      ['Cookie', 'a small text that a site keeps in the browser and reads later.'],
    ),
  ],
};

export const cookiesEn: Section = {
  id: 'cookies',
  title: 'Cookies',
  blocks: [
    text(
      'We use cookies and the storage of the browser. There are four kinds, and only the first needs no permission of yours:',
    ),
    list(
      'Necessary cookies: they keep you signed in, safe, and your choices of this visit. The site does not work without them.',
      'Performance and analytics cookies: they count what is seen and used, without saying by whom, so that we can improve the site. If we use a statistics service, it is loaded only with your permission and is listed in the table below.',
      'Functionality cookies: they remember your choices from one visit to the next.',
      'Advertising cookies: they would show advertisements that may interest you. Today we use none.',
    ),
    text(
      'Before you answer, we keep only what is necessary. Refusing is as simple as accepting and limits nothing. The answer counts for 6 months, or until this policy changes, and can be changed at any time, here or at the foot of any page. When you withdraw a permission, we delete what that kind had kept in the browser. Every answer is recorded with the version of this policy, the kinds allowed and the date, without a network address.',
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
      'judicial or government authorities, where the law or a valid order demands it, or to defend rights in proceedings;',
      'companies of the same group, for the purposes described in this policy;',
      'partner companies that take part in the deal or work for us, such as stores, carriers, registration agents, means of payment, hosting and messaging;',
      'our successor in a corporate restructuring, such as a merger, a split, an acquisition or a sale of assets, with the same safeguards as in this policy.',
    ),
  ],
};

export const protectionEn: Section = {
  id: 'protecao',
  title: 'Protection',
  blocks: [
    text('To protect your data we take technical and organisational measures, among them:'),
    list(
      'encrypted connections, and passwords kept so that not even we can read them;',
      'access only for those who need it for their work, with a record of what was done;',
      'short sessions, which are renewed and can be ended;',
      'backups, and tests of restoring them.',
    ),
    text(
      'No system is invulnerable. Should an incident bring you a relevant risk or harm, we will tell you and the ANPD within the time of the law. Keep your password and do not use it on other sites.',
    ),
  ],
};

export const rightsEn: Section = {
  id: 'direitos',
  title: 'Rights of the data subject',
  blocks: [
    text('The LGPD (art. 18) grants you, at any time and free of charge:'),
    list(
      'confirmation that we process your data;',
      'a copy of the data that we hold, and access to it;',
      'correction of data that is incomplete, inexact or out of date;',
      'deletion of data processed with your consent;',
      'anonymisation, blocking or elimination of data that is unnecessary, excessive or processed against the law;',
      'review of automated decisions;',
      'portability of the data to another provider;',
      'information on whom your data was shared with;',
      'objection to processing done without consent, where the law is not observed;',
      'withdrawal of consent, and information on what follows if you do not give it.',
    ),
    heading('Automated decisions'),
    text(
      'We make no decisions that affect your interests based solely on automated processing of your personal data: whenever a person, a document or a request is assessed, a member of our team does it.',
    ),
    text(
      'One answer may be automatic: the refusal of a proposal. It looks only at the amount, compared with the minimum set by the seller, and not at who proposes it. It does not come before the next quarter of an hour, and its recipient may ask, once, for a person to review it.',
    ),
    text('You may also petition the ANPD.'),
  ],
};

export const changesEn: Section = {
  id: 'alteracoes',
  title: 'Changes to this policy and applicable law',
  blocks: [
    text(
      'This policy may change. The version in force is always on this page, with the date since which it has been in force and the dates of earlier versions. When a change matters, we will tell you on the site or by e-mail and ask again about cookies.',
    ),
    text(
      'This policy is governed by Brazilian law and was written in the Portuguese language. Translations are a courtesy: where they differ, the Portuguese text rules.',
    ),
  ],
};

/** How to reach who answers about personal data, in English. */
export const contactEn = ({ legalName, dpo }: House): Section => ({
  id: 'contato',
  title: 'Contact',
  blocks: [
    text(
      `Requests and questions about personal data are received through the privacy portal or by e-mail to the data protection officer${dpo === null ? '' : `, ${dpo.name}`}. ${legalName} answers in simple form at once, or with the complete statement within 15 days. We may ask you to confirm that the request is yours.`,
    ),
    { kind: 'contact' },
  ],
});
