/** Messages and complaints of buyers, in the audit log. */
export const buyerActions = {
  'answer-conversation': 'Respondeu ao comprador',
  'settle-conversation': 'Marcou a conversa como sem resposta a dar',
  'hide-deal-message': 'Ocultou uma mensagem',
  'show-deal-message': 'Mostrou de novo uma mensagem',
  'take-complaint-step': 'Deu um passo na reclamação',
  'note-complaint': 'Anotou na reclamação',
  'download-complaint-file': 'Baixou um arquivo da reclamação',
};

export const buyerFields = {
  desk: 'Quem responde',
  finding: 'Resultado',
  solution: 'Solução',
  waiting: 'Espera resposta',
  message: 'Mensagem',
};
