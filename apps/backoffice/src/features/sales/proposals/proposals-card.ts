import { workCard } from '../../../platform/desk/work-card.tsx';

export const proposalsCard = workCard({ kind: 'proposal', name: 'proposals', path: '/propostas' });
