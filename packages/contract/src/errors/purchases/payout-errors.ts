import type { ErrorEntry } from '../error-entry.ts';

/** Errors of paying stores out. */
export const payoutErrors = {
  'payout-not-found': { status: 404, PTBR: 'Repasse não encontrado.', EN: 'Payout not found.' },
  'payout-none': {
    status: 409,
    PTBR: 'Não há nada a repassar a esta loja agora.',
    EN: 'There is nothing to pass on to this store now.',
  },
  'payout-changed': {
    status: 409,
    PTBR: 'O valor a repassar mudou. Veja como está agora e proponha de novo.',
    EN: 'What is due to the store has changed. See how it stands now and propose again.',
  },
  'payout-open': {
    status: 409,
    PTBR: 'Já há um repasse desta loja em andamento. Decida ou conclua esse primeiro.',
    EN: 'A payout of this store is under way already. Decide or finish that one first.',
  },
  'payout-own': {
    status: 409,
    PTBR: 'Quem propôs o repasse não o libera: peça a um colega do financeiro.',
    EN: 'Who proposed the payout does not release it: ask a colleague of finance.',
  },
  'payout-decided': {
    status: 409,
    PTBR: 'Este repasse mudou enquanto você decidia. Veja como está agora.',
    EN: 'This payout changed while you decided. See how it stands now.',
  },
  'repayment-too-much': {
    status: 409,
    PTBR: 'A loja deve menos do que isso. Veja como está agora.',
    EN: 'The store owes less than that. See how it stands now.',
  },
  'repayment-reference': {
    status: 409,
    PTBR: 'Esta referência já foi registrada, de uma loja ou de um comprador.',
    EN: 'This reference is recorded already, of a store or of a buyer.',
  },
  'repayment-not-found': {
    status: 404,
    PTBR: 'Devolução da loja não encontrada.',
    EN: 'Repayment of the store not found.',
  },
  'repayment-cash': {
    status: 409,
    PTBR: 'Dinheiro em espécie não tem referência do banco.',
    EN: 'Cash has no reference of the bank.',
  },
  'repayment-of-movement': {
    status: 409,
    PTBR: 'Esta devolução é de um movimento do extrato: a referência é a dele.',
    EN: 'This repayment is of a movement of the statement, and has its reference.',
  },
  'repayment-undone': {
    status: 409,
    PTBR: 'Este registro já foi desfeito.',
    EN: 'This recording was taken back already.',
  },
  'repayment-own': {
    status: 409,
    PTBR: 'Quem registrou a devolução da loja não a desfaz: peça a um colega do financeiro.',
    EN: 'Who recorded the repayment does not take it back: ask a colleague of finance.',
  },
  'repayment-passed-on': {
    status: 409,
    PTBR: 'Uma venda desta devolução já foi repassada de novo à loja: o registro não pode mais ser desfeito.',
    EN: 'A sale of this repayment was passed on to the store again: it can no longer be taken back.',
  },
  'forgiveness-not-found': { status: 404, PTBR: 'Perdão não encontrado.', EN: 'It was not found.' },
  'forgiveness-open': {
    status: 409,
    PTBR: 'Já há um perdão desta loja a liberar. Decida esse primeiro.',
    EN: 'A debt of this store waits for a release already. Decide on that one first.',
  },
  'forgiveness-too-much': {
    status: 409,
    PTBR: 'A loja deve menos do que isso de vendas canceladas. Veja como está agora.',
    EN: 'The store owes less than that of cancelled sales. See how it stands now.',
  },
  'forgiveness-own': {
    status: 409,
    PTBR: 'Quem propôs o perdão não o libera: peça a um colega do financeiro.',
    EN: 'Who proposed it does not release it: ask a colleague of finance.',
  },
  'forgiveness-undo-own': {
    status: 409,
    PTBR: 'Quem liberou o perdão não o desfaz: peça a um colega do financeiro.',
    EN: 'Who released it does not undo it: ask a colleague of finance.',
  },
  'forgiveness-decided': {
    status: 409,
    PTBR: 'Este perdão mudou enquanto você decidia. Veja como está agora.',
    EN: 'It changed while you decided. See how it stands now.',
  },
  'forgiveness-changed': {
    status: 409,
    PTBR: 'O que a loja deve mudou depois da proposta. Recuse esta e proponha de novo.',
    EN: 'What the store owes has changed since the proposal. Turn this one down and propose again.',
  },
  'payout-reference': {
    status: 409,
    PTBR: 'Esta referência do banco já foi registrada, em outro repasse ou em uma devolução.',
    EN: 'This reference of the bank is recorded already, in another payout or in a payback.',
  },
  'payout-not-made': {
    status: 409,
    PTBR: 'Este repasse não está registrado como feito. Veja como está agora.',
    EN: 'This payout is not recorded as made. See how it stands now.',
  },
  'payout-undo-own': {
    status: 409,
    PTBR: 'Quem registrou a transferência não a desfaz: peça a um colega do financeiro.',
    EN: 'Who recorded the transfer does not take it back: ask a colleague of finance.',
  },
  'payout-undo-movement': {
    status: 409,
    PTBR: 'O extrato do banco tem esta transferência. Diga que o movimento é de outro dinheiro, ou deixe o registro como está.',
    EN: 'The statement of the bank has this transfer. Say that the movement is other money, or leave the recording as it is.',
  },
  'payout-of-movement': {
    status: 409,
    PTBR: 'Este repasse é de um movimento do extrato: a referência é a dele.',
    EN: 'This payout is of a movement of the statement, and has its reference.',
  },
  'payout-moved-since': {
    status: 409,
    PTBR: 'Uma venda deste repasse já foi devolvida pela loja, perdoada ou repassada de novo: o registro não pode mais ser desfeito.',
    EN: 'A sale of this payout was given back, given up or passed on again: the recording can no longer be taken back.',
  },
  'store-bank-none': {
    status: 409,
    PTBR: 'A loja ainda não informou a conta para receber. Quem responde por ela a informa no extrato.',
    EN: 'The store has not told its bank account yet. Who answers for it tells it in its statement.',
  },
  'store-bank-changed': {
    status: 409,
    PTBR: 'A loja trocou a conta depois da proposta. Recuse esta e proponha de novo.',
    EN: 'The store has changed its account since the proposal. Turn this one down and propose again.',
  },
  'store-bank-waits': {
    status: 409,
    PTBR: 'A conta da loja mudou há pouco e ainda está no prazo de espera. Libere quando ele terminar.',
    EN: 'The account of the store was changed lately and its waiting period runs. Release once it is over.',
  },
  'store-bank-owner': {
    status: 403,
    PTBR: 'Só quem responde pela loja muda a conta dela.',
    EN: 'Only who answers for the store changes its account.',
  },
  'store-bank-document': {
    status: 409,
    PTBR: 'O cadastro da loja está sem CNPJ. Peça à nossa equipe que o complete antes de informar a conta.',
    EN: 'The registration of the store has no CNPJ. Ask our team to complete it before you tell the account.',
  },
} as const satisfies Record<string, ErrorEntry>;
