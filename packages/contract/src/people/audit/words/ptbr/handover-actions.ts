/** O que a equipe faz até o veículo chegar ao comprador. */
export const handoverActions = {
  'book-purchase-pickup': 'Marcou ou mudou a retirada',
  'cancel-purchase-pickup': 'Cancelou a retirada marcada',
  'take-in-vehicle': 'Registrou a entrada',
  'inspect-vehicle': 'Vistoriou de novo',
  'move-yard-vehicle': 'Mudou de vaga',
  'draft-from-yard': 'Criou anúncio a partir da entrada',
  'leave-yard': 'Registrou saída sem venda',
  'confirm-exit': 'Confirmou a saída',
  'wrong-pickup-code': 'Digitou código de retirada errado',
  'replace-pickup-code': 'Trocou o código de retirada',
  'move-purchase-delivery': 'Deu um passo da entrega de uma compra',
};
