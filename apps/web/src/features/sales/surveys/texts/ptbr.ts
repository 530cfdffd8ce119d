/** The survey and its thank-you page. */
export const surveyTextsPt = {
  title: 'Pesquisa',
  progress: (number: number, count: number) => `Pergunta ${number} de ${count}`,
  answer: 'Sua resposta',
  back: 'Voltar',
  next: 'Próxima',
  finish: 'Finalizar',
  needed: 'Você deve responder para prosseguir',
  failed: 'Não foi possível enviar suas respostas. Tente novamente.',
  loadFailed: 'Não foi possível carregar a pesquisa.',
  missingTitle: 'Pesquisa não encontrada',
  missingText: 'Confira o link que você recebeu por e-mail.',
  home: 'Ir para o início',
  thanks: 'Obrigado por responder à nossa pesquisa!',
  thanksText: 'Suas respostas ajudam a melhorar o atendimento e as próximas ofertas.',
};
