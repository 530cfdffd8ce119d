/** To the buyer of a cancelled purchase who has its vehicle: it comes back first. */
export const RETURN = {
  PTBR: [
    'O veículo está com você: a equipe combina a devolução, sem custo. Entregue-o com documentos, chaves e itens, e não o venda nem o use até lá.',
    'O que você pagou volta depois que o veículo voltar: avisamos quanto e até quando.',
  ],
  EN: [
    'You have the vehicle: the team arranges its return, free of charge. Hand it over with documents, keys and items, and neither sell nor use it until then.',
    'What you paid goes back once the vehicle is back: we tell you how much and by when.',
  ],
} as const;
