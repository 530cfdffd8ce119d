import type { ErrorEntry } from './error-entry.ts';

/** Failures of bids, purchases, proposals and of what staff decide about them. */
export const dealErrors = {
  'offer-finished': {
    status: 406,
    PTBR: 'A oferta já foi finalizada!',
    EN: 'The offer has already ended!',
  },
  'limit-reached': {
    status: 206,
    PTBR: 'Limite da franquia mensal ultrapassado',
    EN: 'Monthly allowance exceeded',
  },
  'exposure-unconfirmed': {
    status: 206,
    PTBR: 'Seu limite é {limit} enquanto o e-mail da conta não for confirmado. Confirme o e-mail com o código que enviamos para dar lances, fazer propostas e comprar.',
    EN: 'Your limit is {limit} until the e-mail of the account is confirmed. Confirm it with the code that we mail you to bid, make proposals and buy.',
  },
  'exposure-unverified': {
    status: 206,
    PTBR: 'Este valor passa do seu limite de {limit}, do qual {used} já está em uso por lances, propostas e compras a pagar. Para aumentar o limite, verifique sua identidade com os documentos pedidos no seu perfil.',
    EN: 'This amount exceeds your limit of {limit}, of which {used} is in use by bids, proposals and unpaid purchases. To raise the limit, have your identity verified with the documents asked for in your profile.',
  },
  'exposure-verified': {
    status: 206,
    PTBR: 'Este valor passa do seu limite de {limit}, do qual {used} já está em uso por lances, propostas e compras a pagar. Para aumentar o limite, deixe um depósito em garantia: fale com a equipe de vendas.',
    EN: 'This amount exceeds your limit of {limit}, of which {used} is in use by bids, proposals and unpaid purchases. To raise the limit, leave a deposit with us: talk to the sales team.',
  },
  'doubtful-amount': {
    status: 422,
    PTBR: 'Confira o valor',
    EN: 'Check the amount',
  },
  'bid-too-soon': {
    status: 429,
    PTBR: 'Lance recusado. Seu último lance foi há poucos minutos; o próximo estará disponível em instantes.',
    EN: 'Bid refused. Your last bid was a few minutes ago; the next will be available shortly.',
  },
  'bid-below-minimum': {
    status: 422,
    PTBR: 'O valor mínimo para o lance é {value}.',
    EN: 'The minimum bid is {value}.',
  },
  'higher-bid-exists': {
    status: 409,
    PTBR: 'A oferta já recebeu um lance maior!',
    EN: 'The offer already has a higher bid!',
  },
  'already-leading': {
    status: 409,
    PTBR: 'Você já tem o maior lance.',
    EN: 'You already have the highest bid.',
  },
  'automatic-step-fixed': {
    status: 409,
    PTBR: 'Esta oferta já tem lances: o incremento do lance automático não muda mais.',
    EN: 'This offer has bids: the step of automatic bids no longer changes.',
  },
  'maximum-not-raised': {
    status: 422,
    PTBR: 'O novo valor máximo precisa ser maior que o seu máximo atual.',
    EN: 'The new maximum must be above your present one.',
  },
  'proposal-after-bid': {
    status: 409,
    PTBR: 'A oferta já recebeu um lance, não é possível fazer proposta!',
    EN: 'The offer already has a bid, so proposals are closed!',
  },
  'proposals-closed': {
    status: 409,
    PTBR: 'Esta oferta não aceita propostas.',
    EN: 'This offer does not take proposals.',
  },
  'price-changed': {
    status: 422,
    PTBR: 'O preço desta oferta mudou. Confira o novo valor antes de comprar.',
    EN: 'The price of this offer has changed. Check it before you buy.',
  },
  'not-for-sale-now': {
    status: 422,
    PTBR: 'Esta oferta não tem preço de compra imediata.',
    EN: 'This offer has no buy-now price.',
  },
  'foreign-user': {
    status: 422,
    PTBR: 'O usuário informado não é o da sessão.',
    EN: 'The given user is not the one signed in.',
  },
  'own-offer': {
    status: 403,
    PTBR: 'Não é possível negociar a própria oferta.',
    EN: 'You cannot deal on your own offer.',
  },
  'staff-cannot-deal': {
    status: 403,
    PTBR: 'Quem trabalha na equipe não pode dar lances, fazer propostas nem comprar.',
    EN: 'Members of the team cannot bid, make proposals or buy.',
  },
  strikes: {
    status: 403,
    PTBR: 'Sua conta não pode dar lances, fazer propostas nem comprar até {date}, porque compras suas não foram concluídas. Fale com a equipe de vendas para regularizar.',
    EN: 'Your account cannot bid, make proposals or buy until {date}, because purchases of yours were not completed. Talk to the sales team to settle it.',
  },
  'annulment-too-late': {
    status: 409,
    PTBR: 'A oferta já terminou, e seus lances não podem mais ser anulados.',
    EN: 'The offer has ended, and its bids can no longer be annulled.',
  },
  'not-a-bid': {
    status: 409,
    PTBR: 'Nada foi anulado: o que foi informado não são lances desta oferta.',
    EN: 'Nothing was annulled: what was given are no bids of this offer.',
  },
  'not-conditional': {
    status: 409,
    PTBR: 'Esta oferta não está em venda condicional.',
    EN: 'This offer is not a conditional sale.',
  },
  'conditional-decided': {
    status: 409,
    PTBR: 'O prazo para decidir esta venda condicional terminou.',
    EN: 'The time to decide this conditional sale is over.',
  },
  'purchase-step-refused': {
    status: 409,
    PTBR: 'Esta compra não pode dar este passo agora.',
    EN: 'This purchase cannot take this step now.',
  },
  'cancellation-not-found': {
    status: 404,
    PTBR: 'Pedido de cancelamento não encontrado.',
    EN: 'Cancellation request not found.',
  },
  'bank-data-none': {
    status: 404,
    PTBR: 'Este cancelamento não tem dados bancários: não foram pedidos ou já foram apagados.',
    EN: 'This cancellation has no bank data: none were asked for, or they are forgotten by now.',
  },
  'bank-data-unreadable': {
    status: 409,
    PTBR: 'Estes dados bancários não podem ser lidos com a chave atual. Peça-os de novo ao comprador.',
    EN: 'This bank data cannot be read with the present key. Ask the buyer for it again.',
  },
  'cancellation-answered': {
    status: 409,
    PTBR: 'Este pedido de cancelamento já foi respondido.',
    EN: 'This cancellation request was answered already.',
  },
  'cancellation-not-approved': {
    status: 409,
    PTBR: 'Só o cancelamento aprovado de uma compra pode ser reembolsado.',
    EN: 'Only the approved cancellation of a purchase can be refunded.',
  },
  'question-not-found': { status: 404, PTBR: 'Pergunta não encontrada.', EN: 'Question not found.' },
  'question-answered': {
    status: 409,
    PTBR: 'Esta pergunta já tem outra resposta.',
    EN: 'This question has another answer already.',
  },
  'purchase-not-found': { status: 404, PTBR: 'Compra não encontrada.', EN: 'Purchase not found.' },
  'purchase-not-pending': {
    status: 409,
    PTBR: 'Esta compra já foi cancelada ou está adiantada demais para ser desfeita assim.',
    EN: 'This purchase was cancelled already or has gone too far to be undone like this.',
  },
  'second-chance-impossible': {
    status: 409,
    PTBR: 'Só há segunda chance para uma oferta encerrada cujo comprador não concluiu a compra.',
    EN: 'A second chance needs an ended offer whose buyer did not complete the purchase.',
  },
  'second-chance-pending': {
    status: 409,
    PTBR: 'Esta oferta já está em segunda chance com outro participante. Aguarde a resposta ou o fim do prazo.',
    EN: 'This offer is in a second chance with another bidder already. Wait for the answer or the deadline.',
  },
  'second-chance-under-review': {
    status: 409,
    PTBR: 'Os lances desta oferta têm um alerta de suspeita em aberto. Analise o alerta antes de oferecer a segunda chance.',
    EN: 'The bids of this offer carry an open suspicion. Review it before you offer a second chance.',
  },
  'second-chance-nobody-left': {
    status: 409,
    PTBR: 'Não há outro participante a quem oferecer a segunda chance.',
    EN: 'There is no other bidder to offer a second chance to.',
  },
  'runner-up-limit-reached': {
    status: 409,
    PTBR: 'O próximo participante já usou todas as compras deste mês. Libere mais uma para ele antes de oferecer.',
    EN: 'The next bidder has used up the purchases of this month. Grant one more before you offer.',
  },
  'second-chance-not-found': {
    status: 404,
    PTBR: 'Você não tem segunda chance nesta oferta.',
    EN: 'You have no second chance on this offer.',
  },
  'second-chance-answered': {
    status: 409,
    PTBR: 'Esta segunda chance já foi respondida.',
    EN: 'This second chance was answered already.',
  },
  'second-chance-over': {
    status: 409,
    PTBR: 'O prazo desta segunda chance terminou.',
    EN: 'The deadline of this second chance has passed.',
  },
  'strike-not-found': {
    status: 404,
    PTBR: 'Este registro não existe ou já foi retirado.',
    EN: 'This record does not exist or was removed already.',
  },
  'review-not-found': {
    status: 404,
    PTBR: 'Esta revisão não existe.',
    EN: 'This review does not exist.',
  },
  'review-decided': {
    status: 409,
    PTBR: 'Esta revisão já foi decidida de outra forma.',
    EN: 'This review has already been decided otherwise.',
  },
  'release-not-found': {
    status: 404,
    PTBR: 'Esta liberação não existe.',
    EN: 'This release does not exist.',
  },
} as const satisfies Record<string, ErrorEntry>;
