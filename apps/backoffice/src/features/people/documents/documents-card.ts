import { workCard } from '../../../platform/desk/work-card.tsx';

export const documentsCard = workCard({ kind: 'document', name: 'documents', path: '/documentos' });
