import { auditWords } from '@patio/contract/people/audit/words/en.ts';
import type { Texts } from '../../ptbr.ts';

export const audit: Texts['audit'] = {
  title: 'Audit log',
  when: 'When',
  who: 'Who',
  action: 'Action',
  record: 'Record',
  kind: 'Kind',
  number: 'Number',
  changes: 'What changed',
  before: 'before',
  after: 'after',
  noChange: 'No field changed.',
  more: (count: number) => `and ${count} more`,
  onlyRecord: 'Everything on this record',
  onlyActor: 'Everything by this person',
  history: 'What the team did',
  deposit: 'Deposit',
  noHistory: 'The team has changed nothing here yet.',
  words: auditWords,
};
