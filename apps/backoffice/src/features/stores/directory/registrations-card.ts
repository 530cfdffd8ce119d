import { workCard } from '../../../platform/desk/work-card.tsx';

export const registrationsCard = workCard({
  kind: 'store-registration',
  name: 'registrations',
  path: '/lojas?situacao=analise',
});
