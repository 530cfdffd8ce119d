import type { ErrorEntry } from './error-entry.ts';

/** Errors of bids, purchases, proposals and staff decisions about them. */
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
    EN: 'Your limit is {limit} until your account’s e-mail is confirmed. To bid, make proposals and buy, confirm it with the code we e-mail you.',
  },
  'exposure-unverified': {
    status: 206,
    PTBR: 'Este valor passa do seu limite de {limit}, do qual {used} já está em uso por lances, propostas e compras a pagar. Para aumentar o limite, verifique sua identidade com os documentos pedidos no seu perfil.',
    EN: 'This amount exceeds your limit of {limit}, of which {used} is taken up by bids, proposals and unpaid purchases. To raise the limit, verify your identity with the documents requested in your profile.',
  },
  'exposure-verified': {
    status: 206,
    PTBR: 'Este valor passa do seu limite de {limit}, do qual {used} já está em uso por lances, propostas e compras a pagar. Para aumentar o limite, deixe um depósito em garantia: fale com a equipe de vendas.',
    EN: 'This amount exceeds your limit of {limit}, of which {used} is taken up by bids, proposals and unpaid purchases. To raise the limit, leave a deposit with us: talk to the sales team.',
  },
  'deposit-missing-always': {
    status: 206,
    PTBR: 'Lances nesta oferta pedem uma caução de {amount}, paga por Pix. Se você não comprar, ela volta sozinha para a conta que pagou.',
    EN: 'Bids on this offer need a deposit of {amount}, paid by Pix. If you do not buy, it returns by itself to the account that paid.',
  },
  'deposit-missing': {
    status: 206,
    PTBR: 'Lances acima de {above} nesta oferta pedem uma caução de {amount}, paga por Pix. Se você não comprar, ela volta sozinha para a conta que pagou.',
    EN: 'Bids above {above} on this offer need a deposit of {amount}, paid by Pix. If you do not buy, it returns by itself to the account that paid.',
  },
  'suspicious-amount': {
    status: 422,
    PTBR: 'Confira o valor',
    EN: 'Check the amount',
  },
  'bid-too-soon': {
    status: 429,
    PTBR: 'Lance recusado. Seu último lance foi há poucos minutos; o próximo estará disponível em instantes.',
    EN: 'Bid refused. You placed a bid a few minutes ago; you can bid again shortly.',
  },
  'bid-below-minimum': {
    status: 422,
    PTBR: 'O valor mínimo para o lance é {value}.',
    EN: 'The minimum bid is {value}.',
  },
  'bid-below-step': {
    status: 422,
    PTBR: 'O lance mínimo agora é {value}: nesta oferta cada lance sobe ao menos {step}.',
    EN: 'The minimum bid is now {value}: on this offer every bid must be at least {step} above the current one.',
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
    EN: 'This offer has bids: the automatic bid increment can no longer be changed.',
  },
  'minimum-step-fixed': {
    status: 409,
    PTBR: 'Esta oferta já abriu: a regra dos incrementos obrigatórios não muda mais.',
    EN: 'Bidding on this offer has opened: whether its increments are binding can no longer be changed.',
  },
  'maximum-not-raised': {
    status: 422,
    PTBR: 'O novo valor máximo precisa ser maior que o seu máximo atual.',
    EN: 'The new maximum must be above your current one.',
  },
  'proposal-after-bid': {
    status: 409,
    PTBR: 'A oferta já recebeu um lance, não é possível fazer proposta!',
    EN: 'The offer already has a bid, so proposals are closed!',
  },
  'proposals-closed': {
    status: 409,
    PTBR: 'Esta oferta não aceita propostas.',
    EN: 'This offer does not accept proposals.',
  },
  'bought-and-undone': {
    status: 409,
    PTBR: 'Você já comprou e cancelou esta oferta duas vezes. Para levá-la, dê um lance ou fale com a equipe de vendas.',
    EN: 'You have already bought and cancelled this offer twice. To get it, place a bid or contact the sales team.',
  },
  'buy-now-reached': {
    status: 409,
    PTBR: 'Os lances já alcançaram o preço de compra imediata: o lance atual é {value}. Para levar esta oferta, dê um lance.',
    EN: 'Bidding has reached the buy-now price: the current bid is {value}. To get this offer, place a bid.',
  },
  'not-above-bid': {
    status: 409,
    PTBR: 'Este valor não pode mais ser aceito: a oferta já tem um lance de {value}, e só vale o que estiver acima dele.',
    EN: 'This amount can no longer be accepted: the offer has a bid of {value}, and only higher amounts count.',
  },
  'proposals-used-up': {
    status: 409,
    PTBR: 'Você já fez as {count} propostas que cabem em uma oferta.',
    EN: 'You have made the {count} proposals allowed on one offer.',
  },
  'proposals-too-many': {
    status: 409,
    PTBR: 'Você já tem {count} propostas em aberto. Espere uma resposta ou retire uma delas.',
    EN: 'You have {count} open proposals. Wait for an answer or withdraw one of them.',
  },
  'proposal-not-refused': {
    status: 409,
    PTBR: 'Só uma proposta recusada pode ser revista.',
    EN: 'Only a refused proposal can be reviewed.',
  },
  'proposal-replaced': {
    status: 409,
    PTBR: 'Você já tem outra proposta em aberto nesta oferta.',
    EN: 'You have another open proposal for this offer.',
  },
  'proposal-reviewed': {
    status: 409,
    PTBR: 'A revisão desta proposta já foi pedida.',
    EN: 'A review of this proposal has already been requested.',
  },
  'price-changed': {
    status: 422,
    PTBR: 'O preço desta oferta mudou. Confira o novo valor antes de comprar.',
    EN: 'The price of this offer has changed. Check it before you buy.',
  },
  'costs-changed': {
    status: 409,
    PTBR: 'O custo total mudou: o frete ou a taxa são outros desde que você viu o valor. Nada foi enviado; confira o novo total.',
    EN: 'The total has changed: the freight or the fee is different from the amount you saw. Nothing was sent; check the new total.',
  },
  'not-for-sale-now': {
    status: 422,
    PTBR: 'Esta oferta não tem preço de compra imediata.',
    EN: 'This offer has no buy-now price.',
  },
  'foreign-user': {
    status: 422,
    PTBR: 'O usuário informado não é o da sessão.',
    EN: 'The user specified is not the one signed in.',
  },
  'own-offer': {
    status: 403,
    PTBR: 'Não é possível negociar a própria oferta.',
    EN: 'You cannot bid, make proposals or buy on your own offer.',
  },
  'staff-cannot-deal': {
    status: 403,
    PTBR: 'Quem trabalha na equipe não pode dar lances, fazer propostas nem comprar.',
    EN: 'Members of the team cannot bid, make proposals or buy.',
  },
  strikes: {
    status: 403,
    PTBR: 'Sua conta não pode dar lances, fazer propostas nem comprar até {date}, porque compras suas não foram concluídas. Fale com a equipe de vendas para regularizar.',
    EN: 'Your account cannot bid, make proposals or buy until {date}, because you did not complete purchases. Talk to the sales team to settle it.',
  },
  'annulment-too-late': {
    status: 409,
    PTBR: 'A oferta já terminou, e seus lances não podem mais ser anulados.',
    EN: 'The offer has ended, and its bids can no longer be annulled.',
  },
  'not-a-bid': {
    status: 409,
    PTBR: 'Nada foi anulado: o que foi informado não são lances desta oferta.',
    EN: 'Nothing was annulled: these are not bids on this offer.',
  },
  'not-conditional': {
    status: 409,
    PTBR: 'Esta oferta não está em venda condicional.',
    EN: 'This offer is not a conditional sale.',
  },
  'conditional-decided': {
    status: 409,
    PTBR: 'O prazo para decidir esta venda condicional terminou.',
    EN: 'The time to decide on this conditional sale has run out.',
  },
  'purchase-step-refused': {
    status: 409,
    PTBR: 'Esta compra não pode dar este passo agora.',
    EN: 'This step is not possible for this purchase now.',
  },
  'cancellation-not-found': {
    status: 404,
    PTBR: 'Pedido de cancelamento não encontrado.',
    EN: 'Cancellation request not found.',
  },
  'bank-data-none': {
    status: 404,
    PTBR: 'Este cancelamento não tem dados bancários: não foram pedidos ou já foram apagados.',
    EN: 'This cancellation has no bank details: none were requested, or they have since been deleted.',
  },
  'bank-data-unreadable': {
    status: 409,
    PTBR: 'Estes dados bancários não podem ser lidos com a chave atual. Peça-os de novo ao comprador.',
    EN: 'These bank details cannot be read with the current key. Ask the buyer for them again.',
  },
  'cancellation-answered': {
    status: 409,
    PTBR: 'Este pedido de cancelamento já foi respondido, ou a compra foi desfeita por outro caminho.',
    EN: 'This cancellation request has already been answered, or the purchase was cancelled in another way.',
  },
  'cancellation-refused-before': {
    status: 409,
    PTBR: 'A equipe de vendas já recusou o cancelamento desta compra. Fale com ela se algo mudou.',
    EN: 'The sales team has refused to cancel this purchase. Contact them if something has changed.',
  },
  'cancellation-term-over': {
    status: 409,
    PTBR: 'O prazo para pedir o cancelamento desta compra terminou em {date}. Fale com a equipe de vendas.',
    EN: 'The deadline to request the cancellation of this purchase was {date}. Talk to the sales team.',
  },
  'cancellation-not-approved': {
    status: 409,
    PTBR: 'Só o cancelamento aprovado de uma compra pode ser reembolsado.',
    EN: 'Only an approved cancellation of a purchase can be refunded.',
  },
  'refund-own-decision': {
    status: 409,
    PTBR: 'Quem decidiu este cancelamento não pode confirmar a devolução. Peça a outra pessoa da equipe.',
    EN: 'The user who decided on this cancellation cannot confirm its refund. Ask another member of the team.',
  },
  'question-not-found': { status: 404, PTBR: 'Pergunta não encontrada.', EN: 'Question not found.' },
  'question-answered': {
    status: 409,
    PTBR: 'Esta pergunta já tem outra resposta.',
    EN: 'This question already has another answer.',
  },
  'question-hidden': {
    status: 409,
    PTBR: 'Esta pergunta está oculta. Mostre-a de novo antes de responder.',
    EN: 'This question is hidden. Show it again before you answer.',
  },
  'too-many-templates': {
    status: 409,
    PTBR: 'Já há 100 respostas prontas. Exclua uma antes de salvar outra.',
    EN: 'There are 100 prepared answers already. Delete one before you save another.',
  },
  'purchase-changed': {
    status: 409,
    PTBR: '{who} mudou esta compra às {when}. Confira o que mudou e salve de novo.',
    EN: '{who} changed this purchase at {when}. Check what has changed and save again.',
  },
  'order-completed': {
    status: 409,
    PTBR: 'A compra foi concluída: o pagamento aprovado não pode mais ser retirado.',
    EN: 'The purchase is completed: its payment approval can no longer be withdrawn.',
  },
  'order-refunded': {
    status: 409,
    PTBR: 'O valor desta compra já foi devolvido: o pagamento não pode mais ser mudado.',
    EN: 'This purchase was already refunded: its payment can no longer be changed.',
  },
  'assignee-unknown': {
    status: 422,
    PTBR: 'Escolha uma pessoa da equipe de vendas.',
    EN: 'Choose a member of the sales team.',
  },
  'action-needs-day': {
    status: 422,
    PTBR: 'Uma próxima ação precisa de um dia, e um dia precisa de uma ação.',
    EN: 'A next action needs a day, and a day needs an action.',
  },
  'undo-changed': {
    status: 409,
    PTBR: 'O registro mudou depois disso: nada foi desfeito.',
    EN: 'The record was changed after that: nothing was undone.',
  },
  'undo-too-late': {
    status: 409,
    PTBR: 'Não dá mais para desfazer: passaram dez minutos, ou já foi desfeito.',
    EN: 'This can no longer be undone: ten minutes have passed, or it was already undone.',
  },
  'negotiation-not-found': {
    status: 404,
    PTBR: 'Negociação não encontrada.',
    EN: 'Negotiation not found.',
  },
  'purchase-not-found': { status: 404, PTBR: 'Compra não encontrada.', EN: 'Purchase not found.' },
  'purchase-not-pending': {
    status: 409,
    PTBR: 'Esta compra já foi cancelada ou está adiantada demais para ser desfeita assim.',
    EN: 'This purchase has already been cancelled or is too far along to be undone this way.',
  },
} as const satisfies Record<string, ErrorEntry>;
