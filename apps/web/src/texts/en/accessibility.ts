import type { Dictionary } from '../dictionary.ts';

export const accessibilityTexts: Dictionary['accessibility'] = {
  title: 'Accessibility',
  lead: (house) =>
    `${house} wants everybody to be able to search, compare, bid on and buy vehicles on this site, with or without assistive technology (Brazilian law 13.146/2015, art. 63).`,
  description: 'How this site serves everybody, what it does not do yet and how to tell us about a barrier.',
  standardTitle: 'What we follow',
  standard:
    'The pages are made and checked by the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and by the Brazilian standard ABNT NBR 17225.',
  worksTitle: 'What you can expect',
  works: [
    'Everything works with the keyboard alone: Tab walks through the page, and the first Tab leads straight to the content.',
    'Screen readers announce headings, fields, errors, changing prices and the time left.',
    'Text can be enlarged to 400% without scrolling sideways, and contrast is sufficient in light and dark mode.',
    'Movement and automatic changes can be paused and follow the preference of your device.',
    'Pages for reading open without JavaScript too.',
  ],
  limitsTitle: 'What is not accessible yet',
  limits: [
    'Photos of vehicles are described by the title of the offer; details that only the picture shows may not be there as text.',
    'Videos sent by sellers may lack captions and audio description.',
    'Inspection reports in PDF are made by others and may not work with screen readers. Ask us for their content as text.',
  ],
  contactTitle: 'Did you find a barrier?',
  contact:
    'Tell us on which page it was and what you tried to do. We answer within five working days and help you finish another way.',
};
