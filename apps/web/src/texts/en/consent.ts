import type { Dictionary } from '../dictionary.ts';

export const consentTexts = {
  title: 'Cookies on this site',
  question:
    'We use the cookies the site needs to work. The others are up to you, and you can change your choice at any time.',
  policy: 'Learn more',
  refuse: 'Refuse',
  accept: 'Accept',
  choose: 'Choose',
  explanation:
    'Choose what this site may store in this browser. Nothing is stored without your permission, and what was stored is deleted when you withdraw it.',
  always: 'Always on',
  refuseAll: 'Refuse all',
  acceptAll: 'Accept all',
  save: 'Save choices',
  kinds: {
    necessary: {
      name: 'Necessary',
      purpose:
        'They keep you signed in and safe, and remember your choices during this visit. The site does not work without them.',
    },
    performance: {
      name: 'Performance and analytics',
      purpose:
        'They measure what is viewed and used, without identifying you, so that we can improve the site.',
    },
    functionality: {
      name: 'Functionality',
      purpose:
        'They remember your language, list layout, searches and recently viewed offers from one visit to the next.',
    },
    advertising: {
      name: 'Advertising',
      purpose: 'They would show advertisements that may interest you. This site currently uses none.',
    },
  },
} satisfies Dictionary['consent'];
