import { POLICY_VERSIONS } from '@patio/domain/identity/consents/consent.ts';
import { versionLine } from '@patio/domain/identity/consents/version-day.ts';
import type { PolicyText } from '../../policy-text.ts';

/** The texts around the body of both policies, in English. */
export const policyWordsEn: PolicyText['words'] = {
  contents: 'On this page',
  print: 'Print',
  top: 'Back to the top',
  landing: 'See the partner’s page',
  portal: 'Privacy portal',
  changeChoice: 'Change my cookie preferences',
  retentionTable: 'What this site stores in your browser',
  columns: ['Name', 'Kind', 'What for', 'How long'],
  kinds: {
    necessary: 'Necessary',
    performance: 'Performance and analytics',
    functionality: 'Functionality',
    advertising: 'Advertising',
  },
};

/** Since when both policies apply in this version, and the days of earlier versions (PRIV-11). */
export const UPDATED_EN = versionLine(POLICY_VERSIONS, 'EN');

/** Which of the languages prevails. */
export const COURTESY_EN =
  'This is a courtesy translation. The policy was written in Portuguese; where the two differ, the Portuguese text prevails.';
