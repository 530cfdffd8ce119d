import type { Texts } from '../../ptbr.ts';

export const blocklist: Texts['blocklist'] = {
  title: 'Blocklist',
  addDocument: 'Put a document on the list',
  document: 'CPF or CNPJ',
  badDocument: 'Enter a CPF of 11 digits or a CNPJ of 14 letters and digits.',
  listed: 'On the list since',
  lifted: 'Off the list',
};
