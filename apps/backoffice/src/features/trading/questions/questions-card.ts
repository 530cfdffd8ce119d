import { workCard } from '../../../platform/desk/work-card.tsx';

export const questionsCard = workCard({ kind: 'question', name: 'questions', path: '/perguntas' });
