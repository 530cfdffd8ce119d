import { workCard } from '../../../platform/desk/work-card.tsx';

export const conditionalSalesCard = workCard({
  kind: 'conditional-sale',
  name: 'conditional',
  path: '/condicionais',
});
