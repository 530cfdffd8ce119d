import { approveVisit } from '@patio/contract/sales/visits/approve-visit.ts';
import { listVisits } from '@patio/contract/sales/visits/list-visits.ts';
import { recordVisit } from '@patio/contract/sales/visits/record-visit.ts';
import { deskCard } from '../../../platform/desk/desk-card.tsx';

/** Visits of today that stand, the next first. */
export const visitsTodayCard = deskCard({
  route: listVisits,
  queryFor: (_user, today) => ({ situacao: 'marcada', 'dia.de': today, 'dia.ate': today, limit: '1' }),
  name: 'visitsToday',
  path: '/visitas',
  pathFor: (_user, today) => `/visitas?situacao=marcada&dia.de=${today}&dia.ate=${today}`,
  waitingIn: ({ data, total }) => ({ count: total, due: data[0]?.inicio }),
});

/** Visits that wait for approval before they begin. */
export const visitsToApproveCard = deskCard({
  route: listVisits,
  needs: approveVisit,
  query: { situacao: 'pedida', limit: '1' },
  name: 'visitsToApprove',
  path: '/visitas?situacao=pedida',
  waitingIn: ({ data, total }) => ({ count: total, due: data[0]?.inicio }),
});

/** Visits that are over and of which nobody has recorded whether the visitor came. */
export const visitsToRecordCard = deskCard({
  route: listVisits,
  needs: recordVisit,
  query: { semRegistro: 'S', limit: '1' },
  name: 'visitsToRecord',
  path: '/visitas?semRegistro=S',
  waitingIn: ({ data, total }) => ({ count: total, oldest: data[0]?.inicio }),
});
