import { workCard } from '../../../platform/desk/work-card.tsx';

export const complaintsCard = workCard({
  kind: 'complaint',
  name: 'openComplaints',
  path: '/reclamacoes',
});
