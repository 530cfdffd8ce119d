import type { Dictionary } from '../dictionary.ts';

export const accessibilityTexts: Dictionary['accessibility'] = {
  title: 'Accessibility',
  lead: (house) =>
    `${house} wants everyone to be able to search, compare, bid on and buy vehicles on this site, with or without assistive technology (Brazilian law 13.146/2015, art. 63).`,
  description: 'How this site serves everyone, what it does not do yet and how to tell us about a barrier.',
  standardTitle: 'What we follow',
  standard:
    'The pages are built and checked against the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and the Brazilian standard ABNT NBR 17225.',
  worksTitle: 'What you can expect',
  works: [
    'Everything works with the keyboard alone: Tab moves through the page, and the first Tab offers a link straight to the content.',
    'Screen readers announce headings, fields, errors, changing prices and the time left.',
    'Text can be enlarged to 400% without sideways scrolling, and contrast is sufficient in light and dark mode.',
    'Movement and automatic changes can be paused and follow the preference of your device.',
    'Pages meant only for reading also work without JavaScript.',
  ],
  limitsTitle: 'What is not accessible yet',
  limits: [
    'Photos of vehicles are described by the title of the offer; details that only the photo shows may not be available as text.',
    'Videos sent by sellers may lack captions and audio description.',
    'Inspection reports in PDF are produced by third parties and may not work with screen readers. Ask us for their content as text.',
  ],
  contactTitle: 'Have you come across a barrier?',
  contact:
    'Tell us which page it was on and what you were trying to do. We answer within five working days and help you finish another way.',
};
