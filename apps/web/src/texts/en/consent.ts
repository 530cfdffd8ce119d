import type { Dictionary } from '../dictionary.ts';

export const consentTexts = {
  title: 'Cookies on this site',
  question:
    'We use the cookies that the site needs to work. The others depend on your choice, which you can change whenever you like.',
  policy: 'Learn more',
  refuse: 'Refuse',
  accept: 'Accept',
  choose: 'Choose',
  explanation:
    'Choose what this site may keep in this browser. What is not allowed is not kept, and what no longer is gets deleted.',
  always: 'Always on',
  refuseAll: 'Refuse all',
  acceptAll: 'Accept all',
  save: 'Save choices',
  kinds: {
    necessary: {
      name: 'Necessary',
      purpose:
        'They keep you signed in, safe, and your choices of this visit. The site does not work without them.',
    },
    performance: {
      name: 'Performance and analytics',
      purpose: 'They count what is seen and used, without saying by whom, so that we can improve the site.',
    },
    functionality: {
      name: 'Functionality',
      purpose:
        'They remember, from one visit to the next, the language, the look of the list, searches and recently seen offers.',
    },
    advertising: {
      name: 'Advertising',
      purpose: 'They would show advertisements that may interest you. Today this site uses none.',
    },
  },
} satisfies Dictionary['consent'];
