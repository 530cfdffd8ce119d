import { listAmlCases } from '@patio/contract/finance/aml-cases/list-aml-cases.ts';
import { deskCard } from '../../../platform/desk/desk-card.tsx';

/** Cases of money laundering without a decision. */
export const openAmlCasesCard = deskCard({
  route: listAmlCases,
  query: { situacao: 'aberto,em-analise', limit: '1' },
  name: 'openAmlCases',
  path: '/prevencao-a-lavagem?situacao=aberto,em-analise',
  waitingIn: ({ data, total }) => ({ count: total, oldest: data[0]?.abertoEm }),
});

/** Reports that were decided, the first one due first. */
export const dueAmlReportsCard = deskCard({
  route: listAmlCases,
  query: { situacao: 'a-comunicar', order: 'prazo', limit: '1' },
  name: 'dueAmlReports',
  path: '/prevencao-a-lavagem?situacao=a-comunicar',
  waitingIn: ({ data, total }) => ({ count: total, due: data[0]?.comunicarAte }),
});
