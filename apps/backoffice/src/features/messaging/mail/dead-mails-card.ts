import { workCard } from '../../../platform/desk/work-card.tsx';

export const deadMailsCard = workCard({ kind: 'dead-mail', name: 'deadMails', path: '/emails-parados' });
