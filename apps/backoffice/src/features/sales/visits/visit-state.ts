import type { VisitState } from '@patio/domain/sales/visits/decide-visit.ts';

/** The colour of each state. */
export const STATE_COLOURS = {
  pedida: 'warn',
  marcada: 'accent',
  passou: 'warn',
  feita: 'ok',
  faltou: 'danger',
  cancelada: 'gray',
  recusada: 'gray',
} as const satisfies Record<VisitState, string>;
