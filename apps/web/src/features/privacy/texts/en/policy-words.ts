import type { PolicyText } from '../../policy-text.ts';

/** What both policies say around their text, in English. */
export const policyWordsEn: PolicyText['words'] = {
  contents: 'On this page',
  print: 'Print',
  top: 'Back to the top',
  landing: 'See the partner’s page',
  portal: 'Privacy portal',
  changeChoice: 'Change my cookie preferences',
  keptTable: 'What this site keeps in your browser',
  columns: ['Name', 'Kind', 'What for', 'How long'],
  kinds: {
    necessary: 'Necessary',
    performance: 'Performance and analytics',
    functionality: 'Functionality',
    advertising: 'Advertising',
  },
};

/** When both policies were last changed (PRIV-11). */
export const UPDATED_EN = 'Last update: 12 June 2025.';

/** Which of the languages rules. */
export const COURTESY_EN =
  'This is a courtesy translation. The policy was written in Portuguese; where the two differ, the Portuguese text rules.';
