import { workCard } from '../../../platform/desk/work-card.tsx';

/** Offers whose sale fell through, until the team decides what follows. */
export const endedCard = workCard({ kind: 'ended-offer', name: 'ended', path: '/encerradas?decisao=S' });
