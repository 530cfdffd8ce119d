import { workCard } from '../../../platform/desk/work-card.tsx';

export const verificationsCard = workCard({
  kind: 'verification',
  name: 'verifications',
  path: '/verificacoes',
});
