import type { ErrorEntry } from '../error-entry.ts';

/** Errors of giving money back. */
export const paybackErrors = {
  'payback-not-found': { status: 404, PTBR: 'Devolução não encontrada.', EN: 'Payback not found.' },
  'payback-impossible': {
    status: 409,
    PTBR: 'Não há nada a devolver desta forma. Veja como está agora.',
    EN: 'There is nothing to give back this way. See how it stands now.',
  },
  'payback-changed': {
    status: 409,
    PTBR: 'O valor a devolver mudou. Veja como está agora e proponha de novo.',
    EN: 'What is owed back has changed. See how it stands now and propose again.',
  },
  'payback-open': {
    status: 409,
    PTBR: 'Já há uma devolução desta compra em andamento. Decida ou conclua essa primeiro.',
    EN: 'A payback of this purchase is under way already. Decide or finish that one first.',
  },
  'payback-owed': {
    status: 409,
    PTBR: 'O livro ainda deve dinheiro a quem comprou. Devolva por A devolver: uma pessoa propõe e outra libera.',
    EN: 'The book still owes money to the buyer. Give it back under Owed back: one person proposes it and another releases it.',
  },
  'payback-own': {
    status: 409,
    PTBR: 'Quem propôs a devolução não a libera: peça a um colega do financeiro.',
    EN: 'Who proposed the payback does not release it: ask a colleague of finance.',
  },
  'payback-own-cancellation': {
    status: 409,
    PTBR: 'Quem decidiu o cancelamento não libera a devolução: peça a um colega do financeiro.',
    EN: 'Who decided on the cancellation does not release its payback: ask a colleague of finance.',
  },
  'payback-decided': {
    status: 409,
    PTBR: 'Esta devolução mudou enquanto você decidia. Veja como está agora.',
    EN: 'This payback changed while you decided. See how it stands now.',
  },
  'payback-bank-asked': {
    status: 409,
    PTBR: 'Os dados bancários já foram pedidos a quem comprou.',
    EN: 'The buyer has been asked for their bank data already.',
  },
  'payback-bank-not-asked': {
    status: 409,
    PTBR: 'Os dados bancários não são mais precisos para esta devolução. Veja como está agora.',
    EN: 'No bank data are needed for this payback any more. See how it stands now.',
  },
  'payback-bank-released': {
    status: 409,
    PTBR: 'A transferência já foi liberada para a conta informada. Se a conta está errada, fale conosco agora.',
    EN: 'The transfer has been released to the account that was given. If it is wrong, write to us now.',
  },
  'payback-bank-changed': {
    status: 409,
    PTBR: 'Quem comprou mudou os dados bancários. Confira a conta de novo.',
    EN: 'The buyer has changed the bank data. Read the account again.',
  },
  'payback-erased': {
    status: 409,
    PTBR: 'A conta de quem comprou foi excluída: ninguém leria o pedido.',
    EN: 'The account of the buyer was deleted: nobody would read it.',
  },
  'payback-not-made': {
    status: 409,
    PTBR: 'Esta transferência não está registrada como feita. Veja como está agora.',
    EN: 'This transfer is not recorded as made. See how it stands now.',
  },
  'payback-undo-own': {
    status: 409,
    PTBR: 'Quem registrou a transferência não a desfaz: peça a um colega do financeiro.',
    EN: 'Who recorded the transfer does not take it back: ask a colleague of finance.',
  },
  'payback-undo-movement': {
    status: 409,
    PTBR: 'O extrato do banco tem esta transferência. Diga que o movimento é de outro dinheiro, ou deixe o registro como está.',
    EN: 'The statement of the bank has this transfer. Say that the movement is other money, or leave the recording as it is.',
  },
  'payback-of-movement': {
    status: 409,
    PTBR: 'Esta transferência é de um movimento do extrato: a referência é a dele.',
    EN: 'This transfer is of a movement of the statement, and has its reference.',
  },
  'payback-by-bank': {
    status: 409,
    PTBR: 'O próprio banco informou que devolveu este dinheiro com esta referência: o registro fica.',
    EN: 'The bank itself told that it gave this money back under this reference: the recording stays.',
  },
  'payback-reference': {
    status: 409,
    PTBR: 'Esta referência do banco já foi registrada, em outra devolução ou em um repasse.',
    EN: 'This reference of the bank is recorded already, in another payback or in a payout.',
  },
} as const satisfies Record<string, ErrorEntry>;
