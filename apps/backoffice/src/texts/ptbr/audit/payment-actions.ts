/** Actions about money, as the audit log names them. */
export const paymentActions = {
  'propose-payback': 'Propôs devolver dinheiro',
  'release-payback': 'Liberou uma devolução de dinheiro',
  'reject-payback': 'Recusou uma devolução de dinheiro',
  'record-payback-transfer': 'Registrou a transferência de uma devolução',
  'end-payback': 'Devolução por Pix encerrada',
  'close-day': 'Fechou um dia do livro',
  'reopen-day': 'Reabriu um dia do livro',
  'record-receipt': 'Registrou um recebimento',
  'undo-receipt': 'Desfez o registro de um recebimento',
  'accept-payer': 'Aceitou o pagamento de outro pagador',
  'return-to-payer': 'Devolveu o pagamento de outro pagador',
};
