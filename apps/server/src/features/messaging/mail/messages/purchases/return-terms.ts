/**
 * To the buyer of a cancelled purchase whose vehicle left with them: it comes back first. It may be gone, such as by a theft, or their money may have
 * gone back already (`money` false).
 */
export function returnTerms(money: boolean) {
  return {
    PTBR: [
      'Se o veículo está com você, a equipe combina a devolução, sem custo: entregue-o com documentos, chaves e itens, e não o venda nem o use até lá.',
      ...(money ? ['O que você pagou volta depois que o veículo voltar: avisamos quanto e até quando.'] : []),
    ],
    EN: [
      'If you have the vehicle, the team arranges its return, free of charge: hand it over with documents, keys and items, and neither sell nor use it until then.',
      ...(money
        ? ['What you paid goes back once the vehicle is back: we tell you how much and by when.']
        : []),
    ],
  } as const;
}
