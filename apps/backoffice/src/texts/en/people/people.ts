import type { Texts } from '../../ptbr.ts';

export const people: Texts['people'] = {
  title: 'Accounts',
  number: 'Number',
  name: 'Name',
  taxId: 'CPF or CNPJ',
  kind: 'Kind',
  created: 'Created on',
  levelOf: 'Level',
  level: (level: number) => `Level ${level}`,
  ofStore: 'Of a store',
};
