import { listStrayPix } from '@patio/contract/finance/stray-pix/list-stray-pix.ts';
import { deskCard } from '../../../platform/desk/desk-card.tsx';

/** Pix without a charge that wait for a decision or a release, or could not be booked yet. */
export const strayPixCard = deskCard({
  route: listStrayPix,
  query: { situacao: 'decidir,liberar', limit: '1' },
  name: 'strayPix',
  path: '/pix-sem-cobranca?situacao=decidir,liberar',
  waitingIn: ({ data, total, naoLancados }) => ({
    count: total + naoLancados.length,
    oldest: [data[0]?.pagoEm, naoLancados[0]?.pagoEm].filter((at) => at !== undefined).toSorted()[0],
  }),
});
