import { confirmStatementLines } from '@patio/contract/finance/statements/confirm-statement-lines.ts';
import { listStatementLines } from '@patio/contract/finance/statements/list-statement-lines.ts';
import { deskCard } from '../../../platform/desk/desk-card.tsx';

/** Money that came in by a statement and is not recorded. */
export const openMovementsCard = deskCard({
  route: listStatementLines,
  needs: confirmStatementLines,
  query: { situacao: 'aberta', sentido: 'entrada', order: 'dia', limit: '1' },
  name: 'openMovements',
  path: '/extratos-do-banco?situacao=aberta&sentido=entrada',
  waitingIn: ({ data, total }) => {
    const [first] = data;
    return { count: total, oldest: first && `${first.dia}T03:00:00Z` };
  },
});
