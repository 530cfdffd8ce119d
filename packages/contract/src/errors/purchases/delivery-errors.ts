import type { ErrorEntry } from '../error-entry.ts';
import { storageErrors } from './storage-errors.ts';

/** Errors of deliveries, and of what it costs not to collect. */
export const deliveryErrors = {
  ...storageErrors,
  'delivery-not-possible': {
    status: 409,
    PTBR: 'Isto não é possível agora: a entrega já está em outra etapa, a compra não tem frete, ou foi cancelada ou concluída.',
    EN: 'This is not possible now: the delivery is in another step, the purchase has no freight, or it was cancelled or completed.',
  },
  'delivery-changed': {
    status: 409,
    PTBR: 'A entrega mudou enquanto você olhava. Veja como está e repita.',
    EN: 'The delivery changed while you were looking. See how it is now and try again.',
  },
  'delivery-amount': {
    status: 422,
    PTBR: 'Digite o valor do frete em reais e centavos, até R$ 1.000.000,00. Um frete grátis vale R$ 0,00.',
    EN: 'Enter the freight in reais and centavos, up to R$ 1.000.000,00. A free one is R$ 0,00.',
  },
  'delivery-days': {
    status: 422,
    PTBR: 'Escolha dias de hoje em diante, a chegada não antes da coleta, em até 120 dias.',
    EN: 'Choose days from today on, the arrival not before the pickup, within 120 days.',
  },
  'delivery-when': {
    status: 422,
    PTBR: 'Informe quando aconteceu: depois da saída do pátio, e não no futuro.',
    EN: 'Enter when it happened: after it left the yard, and not in the future.',
  },
  'delivery-no-proof': {
    status: 422,
    PTBR: 'O comprovante assinado não está entre os documentos desta compra. Envie-o como documento de entrega e repita.',
    EN: 'The signed receipt is not among the documents of this purchase. Add it as a delivery document and try again.',
  },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
