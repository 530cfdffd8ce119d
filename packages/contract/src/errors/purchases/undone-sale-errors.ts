import type { ErrorEntry } from '../error-entry.ts';

/** Errors after a sale fell through: reopenings, withdrawn bids, second chances, strikes and their reviews. */
export const undoneSaleErrors = {
  'reopening-not-ended': {
    status: 409,
    PTBR: 'Esta oferta já está aberta.',
    EN: 'This offer is already open.',
  },
  'reopening-too-late': {
    status: 409,
    PTBR: 'O fim desta oferta já passou, e ela não pode ser reaberta. Você pode oferecer uma segunda chance.',
    EN: 'The end of this offer has passed, and it cannot be reopened. You may offer a second chance.',
  },
  'reopening-sale-stands': {
    status: 409,
    PTBR: 'A venda desta oferta está de pé. Cancele a compra antes de reabrir.',
    EN: 'The sale of this offer still stands. Cancel the purchase before reopening the offer.',
  },
  'conditional-pending': {
    status: 409,
    PTBR: 'Esta oferta está em venda condicional. Decida sobre o melhor lance antes de reabrir.',
    EN: 'This offer is a conditional sale. Decide on the best bid before reopening it.',
  },
  'withdrawal-none': {
    status: 409,
    PTBR: 'Você não tem lances nesta oferta.',
    EN: 'You have no bids on this offer.',
  },
  'withdrawal-over': {
    status: 409,
    PTBR: 'Seus lances nesta oferta não podem ser retirados agora.',
    EN: 'Your bids on this offer cannot be withdrawn now.',
  },
  'withdrawal-bid-since': {
    status: 409,
    PTBR: 'Você deu outro lance depois que a retirada foi aberta. Seus lances continuam valendo.',
    EN: 'You placed another bid after withdrawal was opened. Your bids still count.',
  },
  'second-chance-impossible': {
    status: 409,
    PTBR: 'Só há segunda chance para uma oferta encerrada cujo comprador não concluiu a compra.',
    EN: 'A second chance needs an ended offer whose buyer did not complete the purchase.',
  },
  'second-chance-too-early': {
    status: 409,
    PTBR: 'O fim desta oferta ainda não passou: reabra a oferta. Segunda chance só depois do fim.',
    EN: 'This offer has not reached its end: reopen it instead. A second chance is possible only after the end.',
  },
  'second-chance-pending': {
    status: 409,
    PTBR: 'Esta oferta já está em segunda chance com outro participante. Aguarde a resposta ou o fim do prazo.',
    EN: 'This offer is already in a second chance with another bidder. Wait for the answer or the deadline.',
  },
  'vehicle-away': {
    status: 409,
    PTBR: 'O veículo saiu com o comprador da venda desfeita. Ele precisa voltar e entrar no pátio antes de ser oferecido de novo.',
    EN: 'The vehicle left with the buyer of the undone sale. It has to come back and be taken into the yard before it is offered again.',
  },
  'second-chance-under-review': {
    status: 409,
    PTBR: 'Os lances desta oferta têm um alerta de suspeita em aberto. Analise o alerta antes de oferecer a segunda chance.',
    EN: 'The bids on this offer have an open review flag. Review it before offering a second chance.',
  },
  'second-chance-nobody-left': {
    status: 409,
    PTBR: 'Não há outro participante a quem oferecer a segunda chance.',
    EN: 'There is no other bidder to offer a second chance to.',
  },
  'runner-up-limit-reached': {
    status: 409,
    PTBR: 'O próximo participante já usou todas as compras deste mês. Libere mais uma para ele antes de oferecer.',
    EN: 'The next bidder has used up this month’s purchases. Grant one more before offering.',
  },
  'second-chance-not-found': {
    status: 404,
    PTBR: 'Você não tem segunda chance nesta oferta.',
    EN: 'You have no second chance on this offer.',
  },
  'second-chance-answered': {
    status: 409,
    PTBR: 'Esta segunda chance já foi respondida.',
    EN: 'This second chance has already been answered.',
  },
  'second-chance-over': {
    status: 409,
    PTBR: 'O prazo desta segunda chance terminou.',
    EN: 'The deadline of this second chance has passed.',
  },
  'strike-not-found': {
    status: 404,
    PTBR: 'Este registro não existe ou já foi retirado.',
    EN: 'This record does not exist or has already been removed.',
  },
  'review-not-found': {
    status: 404,
    PTBR: 'Esta revisão não existe.',
    EN: 'This review does not exist.',
  },
  'review-decided': {
    status: 409,
    PTBR: 'Esta revisão já foi decidida de outra forma.',
    EN: 'This review has already been decided differently.',
  },
  'release-not-found': {
    status: 404,
    PTBR: 'Esta liberação não existe.',
    EN: 'This release does not exist.',
  },
} as const satisfies Record<string, ErrorEntry>;
