import { auditWords } from '@patio/contract/people/audit/words/ptbr.ts';

export const audit = {
  title: 'Registro',
  when: 'Quando',
  who: 'Quem',
  action: 'Ação',
  record: 'Registro',
  kind: 'Tipo',
  number: 'Número',
  changes: 'O que mudou',
  before: 'antes',
  after: 'depois',
  noChange: 'Nenhum campo mudou.',
  more: (count: number) => `e mais ${count}`,
  onlyRecord: 'Tudo deste registro',
  onlyActor: 'Tudo desta pessoa',
  deposit: 'Caução',
  history: 'O que a equipe fez',
  noHistory: 'A equipe ainda não mudou nada aqui.',
  words: auditWords,
};
