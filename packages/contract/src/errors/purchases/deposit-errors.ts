import type { ErrorEntry } from '../error-entry.ts';

/** Errors of deposits. */
export const depositErrors = {
  'deposit-not-found': { status: 404, PTBR: 'Caução não encontrada.', EN: 'Deposit not found.' },
  'deposit-not-needed': {
    status: 409,
    PTBR: 'Esta oferta não pede caução. Você já pode dar o seu lance.',
    EN: 'This offer needs no deposit. You can bid already.',
  },
  'deposit-not-held': {
    status: 409,
    PTBR: 'Esta caução não está guardada: veja a situação dela.',
    EN: 'This deposit is not held: see its state.',
  },
  'deposit-leads': {
    status: 409,
    PTBR: 'O seu lance lidera esta oferta, e a caução o garante. Ela volta sozinha se você não comprar.',
    EN: 'Your bid leads this offer, and the deposit stands for it. It returns by itself if you do not buy.',
  },
  'deposit-unpaid': {
    status: 409,
    PTBR: 'A sua compra desta oferta ainda não foi paga. Depois do pagamento, a caução volta sozinha.',
    EN: 'Your purchase of this offer is not paid yet. After the payment, the deposit returns by itself.',
  },
  'deposit-undecided': {
    status: 409,
    PTBR: 'A compra não foi paga no prazo, e a casa ainda decide sobre a caução. Sem decisão no prazo, ela volta sozinha.',
    EN: 'The purchase was not paid in time, and the house still decides on the deposit. Without a decision in time it returns by itself.',
  },
  'deposit-over-limit': {
    status: 409,
    PTBR: 'Sem esta caução, seus lances, propostas e compras a pagar passariam do seu limite. Peça de volta quando o valor em uso for menor.',
    EN: 'Without this deposit your bids, proposals and unpaid purchases would exceed your limit. Ask it back once less is in use.',
  },
  'deposit-no-purchase': {
    status: 409,
    PTBR: 'Só se usa a caução no preço de uma compra desta oferta que ainda não foi paga.',
    EN: 'A deposit pays the price only of a purchase of this offer that is not paid yet.',
  },
  'deposit-used': {
    status: 409,
    PTBR: 'A caução já foi usada no preço da sua compra.',
    EN: 'The deposit has paid the price of your purchase already.',
  },
  'deposit-decided': {
    status: 409,
    PTBR: 'Já se decidiu sobre esta caução, ou ela já volta. Veja como está agora.',
    EN: 'This deposit has been decided on, or goes back already. See how it stands now.',
  },
  'deposit-no-default': {
    status: 409,
    PTBR: 'Só se retém a caução de uma compra desfeita por falta de pagamento depois do vencimento.',
    EN: 'A deposit is kept only of a purchase that was undone because it was not paid after it was due.',
  },
  'deposit-term-over': {
    status: 409,
    PTBR: 'O prazo para reter esta caução acabou: ela volta para quem pagou.',
    EN: 'The term for keeping this deposit is over: it goes back to who paid.',
  },
  'deposit-own': {
    status: 409,
    PTBR: 'Quem reteve a caução não a devolve: peça a um colega do financeiro.',
    EN: 'Who kept the deposit does not return it: ask a colleague of finance.',
  },
  'deposit-bank-not-asked': {
    status: 409,
    PTBR: 'Os dados bancários não são mais precisos para esta caução. Veja como está agora.',
    EN: 'No bank data are needed for this deposit any more. See how it stands now.',
  },
  'deposit-bank-changed': {
    status: 409,
    PTBR: 'Quem recebe mudou os dados bancários. Confira a conta de novo.',
    EN: 'Who receives it has changed the bank data. Read the account again.',
  },
  'deposit-bank-released': {
    status: 409,
    PTBR: 'A transferência desta caução já foi liberada para a conta informada. Se a conta está errada, fale conosco agora.',
    EN: 'The transfer of this deposit has been released to the account that was given. If it is wrong, write to us now.',
  },
  'deposit-bank-asked': {
    status: 409,
    PTBR: 'Os dados bancários desta caução já foram pedidos.',
    EN: 'The bank data of this deposit have been asked for already.',
  },
  'deposit-bank-missing': {
    status: 409,
    PTBR: 'Quem pagou a caução ainda não informou os dados bancários.',
    EN: 'Who paid the deposit has not given their bank data yet.',
  },
  'deposit-nothing-owed': {
    status: 409,
    PTBR: 'Nada desta caução está a devolver. Veja como está agora.',
    EN: 'Nothing of this deposit is owed back. See how it stands now.',
  },
  'deposit-transfer-decider': {
    status: 409,
    PTBR: 'Quem decidiu sobre a caução não libera a transferência dela: peça a um colega do financeiro.',
    EN: 'Who decided on the deposit does not release its transfer: ask a colleague of finance.',
  },
  'deposit-transfer-not-recorded': {
    status: 409,
    PTBR: 'Esta transferência não está registrada como feita. Veja como está agora.',
    EN: 'This transfer is not recorded as made. See how it stands now.',
  },
  'deposit-transfer-own': {
    status: 409,
    PTBR: 'Quem registrou a transferência não desfaz o registro: peça a um colega do financeiro.',
    EN: 'Who recorded the transfer does not take that back: ask a colleague of finance.',
  },
  'deposit-rule-not-found': {
    status: 404,
    PTBR: 'Esta oferta ou loja não pede mais caução.',
    EN: 'This offer or store asks for no deposit any more.',
  },
  'deposit-rule-place': {
    status: 422,
    PTBR: 'Informe o número da oferta ou o da loja, um dos dois.',
    EN: 'Enter the number of the offer or that of the store, one of both.',
  },
  'deposit-rule-amount': {
    status: 422,
    PTBR: 'Informe a caução, acima de zero e até R$ 1.000.000,00.',
    EN: 'Enter the deposit, above zero and up to R$ 1.000.000,00.',
  },
  'deposit-rule-changed': {
    status: 409,
    PTBR: 'A caução desta oferta ou loja mudou entretanto. Confira o que vale agora e salve de novo.',
    EN: 'The deposit of this offer or store has changed meanwhile. Check what holds now and save again.',
  },
} as const satisfies Record<string, ErrorEntry>;
