import type { Idiom } from '../../errors/catalogue.ts';
import type { ShownDeliveryState } from './delivery.ts';

/** The states of a delivery in words. */
export const STATE_WORDS: Readonly<Record<Idiom, Readonly<Record<ShownDeliveryState, string>>>> = {
  PTBR: {
    'a-combinar': 'Frete a combinar',
    proposta: 'Frete proposto',
    combinada: 'Frete combinado',
    agendada: 'Transportadora marcada',
    carregada: 'Saiu do pátio',
    'em-transito': 'Em trânsito',
    tentativa: 'Tentativa sem sucesso',
    entregue: 'Entregue',
    contestada: 'Contestada',
    confirmada: 'Confirmada',
    recusada: 'Frete recusado',
    cancelada: 'Compra cancelada',
    encerrada: 'Compra concluída à mão',
  },
  EN: {
    'a-combinar': 'Freight to be agreed',
    proposta: 'Freight proposed',
    combinada: 'Freight agreed',
    agendada: 'Carrier booked',
    carregada: 'Left the yard',
    'em-transito': 'In transit',
    tentativa: 'Attempt without success',
    entregue: 'Delivered',
    contestada: 'Contested',
    confirmada: 'Confirmed',
    recusada: 'Freight refused',
    cancelada: 'Purchase cancelled',
    encerrada: 'Purchase completed by hand',
  },
};
