import { workCard } from '../../../platform/desk/work-card.tsx';

export const conversationsCard = workCard({
  kind: 'conversation',
  name: 'unansweredMessages',
  path: '/mensagens',
});
