import { workCard } from '../../../platform/desk/work-card.tsx';

export const suspicionsCard = workCard({ kind: 'suspicion', name: 'suspicions', path: '/suspeitas' });
