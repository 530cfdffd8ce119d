import type { ErrorEntry } from '../error-entry.ts';

/** Errors of what buyers were given back too much. */
export const debtErrors = {
  'debt-not-found': { status: 404, PTBR: 'Valor devido não encontrado.', EN: 'Debt not found.' },
  'debt-none': {
    status: 409,
    PTBR: 'O comprador não deve mais nada desta cobrança. Veja como está agora.',
    EN: 'The buyer owes nothing of this charge any more. See how it stands now.',
  },
  'debt-open': {
    status: 409,
    PTBR: 'Já há uma proposta de perdão deste valor. Decida essa primeiro.',
    EN: 'It is proposed already to give this up. Decide that first.',
  },
  'debt-asked': {
    status: 409,
    PTBR: 'Este valor já foi pedido ao comprador há menos de um dia, e cada pedido é um e-mail.',
    EN: 'The buyer was asked for this amount less than a day ago, and each time they get a mail.',
  },
  'debt-not-asked': {
    status: 409,
    PTBR: 'Este valor não está pedido ao comprador.',
    EN: 'The buyer is not asked for this amount.',
  },
  'debt-of-deposit': {
    status: 409,
    PTBR: 'Uma caução não se paga pela página da compra: fale com o comprador.',
    EN: 'A deposit cannot be paid on the page of a purchase: speak with the buyer.',
  },
  'debt-erased': {
    status: 409,
    PTBR: 'A conta do comprador foi excluída: não há a quem pedir.',
    EN: 'The account of the buyer was deleted: there is nobody to ask.',
  },
  'debt-own': {
    status: 409,
    PTBR: 'Quem propôs o perdão não o libera: peça a um colega do financeiro.',
    EN: 'Who proposed to give it up does not release it: ask a colleague of finance.',
  },
  'debt-undo-own': {
    status: 409,
    PTBR: 'Quem liberou o perdão não o desfaz: peça a um colega do financeiro.',
    EN: 'Who released it does not undo it: ask a colleague of finance.',
  },
  'debt-decided': {
    status: 409,
    PTBR: 'Esta proposta já foi decidida. Veja como está agora.',
    EN: 'This proposal was decided already. See how it stands now.',
  },
  'debt-changed': {
    status: 409,
    PTBR: 'O comprador deve outro valor agora. Recuse esta proposta e proponha de novo.',
    EN: 'The buyer owes another amount now. Turn this proposal down and propose again.',
  },
  'payback-given-up': {
    status: 409,
    PTBR: 'A casa perdoou um valor desta compra ou caução, e o dinheiro voltou. Desfaça o perdão em “Devoluções a mais” antes de devolver.',
    EN: 'The house gave up money of this purchase or deposit, and it came back. Undo that in Given back too much before you return any.',
  },
} as const satisfies Record<string, ErrorEntry>;
