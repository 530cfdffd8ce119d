import { accountTextsPt } from '../../refund-account/public.ts';

/** Cancelling a proposal or a purchase: the dialog in a row and the separate screen. */
export const cancellationTextsPt = {
  title: 'Solicitar cancelamento',
  dialogTitle: {
    cancelProposal: 'Cancelar proposta',
    cancelPurchase: 'Cancelar compra',
    withdrawConditional: 'Desistir da venda condicional',
  },
  dialogIntro: {
    cancelProposal: 'A proposta deixa de valer na hora. Conte o motivo:',
    cancelPurchase:
      'Se ninguém da equipe de vendas começou a atender a compra, ela é cancelada na hora; senão, o pedido é analisado. Conte o motivo:',
  },
  /** For a highest bid below the reserve, which is not a purchase yet. */
  withdrawIntro:
    'Esta oferta ainda não é uma compra: o seu lance é o maior, abaixo da reserva, e a equipe de vendas decide se o aceita. O lance é um compromisso, e a equipe decide também sobre este pedido. Se aceitar o lance antes, a venda passa a valer e o pedido segue em análise como o de uma compra: a equipe pode liberar você sem registro, ou dar a compra por não concluída, com registro na sua conta. Conte o motivo:',
  withdrawAsked: 'Pedido para desistir da venda condicional enviado para análise. Avisamos você da resposta.',
  /** For a purchase that is binding, or that the sales team works on. */
  askIntro:
    'Esta compra é um compromisso. A equipe de vendas analisa o pedido: pode liberar você sem registro, ou dar a compra por não concluída, com registro na sua conta. Até a resposta a compra vale. Conte o motivo:',
  regretHint: 'Como consumidor você também pode desistir sem dar motivo, pelo botão “Desistir da compra”.',
  reason: 'Motivo',
  reasonText: 'Justificativa',
  optional: 'opcional',
  left: (count: number) => `${count} de 500 caracteres`,
  send: 'Enviar',
  errorTitle: 'Não foi possível cancelar',
  errorText: 'Não foi possível cancelar. Tente novamente.',
  doneTitle: 'Tudo certo',
  loadingReasons: 'Carregando os motivos',
  reasonsFailed: 'Não foi possível carregar os motivos.',
  loadFailed: 'Não foi possível carregar os dados da compra.',
  noneTitle: 'Nada para cancelar',
  noneText: 'Não há compra sua para cancelar nesta oferta.',
  requestedTitle: 'Cancelamento já solicitado',
  requestedText: 'O cancelamento desta compra já foi pedido. Acompanhe a situação em Minhas compras.',
  backToPurchases: 'Voltar às minhas compras',
  summary: 'Resumo da compra',
  value: 'Valor',
  usage: 'Quilometragem',
  years: 'Ano de fabricação/modelo',
  gearbox: 'Câmbio',
  colour: 'Cor',
  fuel: 'Combustível',
  plate: 'Placa',
  status: 'Situação',
  notInformed: 'Não informado',
  formTitle: 'Motivo do cancelamento',
  ...accountTextsPt,
  previous: 'Voltar',
  next: 'Continuar',
  failed: 'Falha ao solicitar cancelamento.',
  errors: {
    reason: 'Escolha o motivo',
    text: 'Digite a justificativa',
    ...accountTextsPt.errors,
  },
};
