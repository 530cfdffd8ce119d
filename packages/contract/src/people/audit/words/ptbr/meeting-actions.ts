/** What staff do with visits and in answer to users. */
export const meetingActions = {
  'answer-conversation': 'Respondeu ao comprador',
  'settle-conversation': 'Marcou a conversa como sem resposta a dar',
  'hide-deal-message': 'Ocultou uma mensagem',
  'show-deal-message': 'Mostrou de novo uma mensagem',
  'answer-question': 'Respondeu à pergunta',
  'add-contact-note': 'Registrou um contato',
  'hide-question': 'Ocultou a pergunta',
  'show-question': 'Mostrou a pergunta de novo',
  'approve-visit': 'Aprovou a visita',
  'cancel-visit': 'Cancelou ou recusou a visita',
  'move-visit': 'Mudou o horário da visita',
  'record-visit': 'Registrou se o visitante veio',
  'note-visit': 'Escreveu a nota da visita',
  'save-visit-place': 'Salvou como o local recebe visitas',
  'close-visit-day': 'Fechou um dia para visitas',
  'open-visit-day': 'Reabriu um dia para visitas',
};

/** Names of what they change. */
export const meetingFields = {
  waiting: 'Espera resposta',
  message: 'Mensagem',
  begins: 'Início',
  capacity: 'Visitas ao mesmo tempo',
  closed: 'Fechado',
  visits: 'Visitas canceladas',
};
