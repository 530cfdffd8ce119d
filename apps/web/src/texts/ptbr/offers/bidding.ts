/** Raising, answering and confirming bids: what only bidders see. */
export const biddingTexts = {
  raiseTitle: 'Aumente seu máximo',
  raiseText:
    'Você já tem o maior lance: não é preciso dar outro. Defina até quanto podemos cobrir os outros lances por você.',
  raiseTextOvertaken:
    'Seu lance acaba de ser superado. Se você confirmar, o valor abaixo vale como lance automático até esse máximo.',
  raiseField: 'Novo valor máximo',
  raiseHint: (value: string) => `Acima de ${value}`,
  raiseSend: 'Aumentar meu máximo',
  raiseNothingChanges: 'O lance atual só muda se alguém cobrir o seu.',
  manualInstead: 'Dar um lance manual',
  ownMaximum: (value: string) => `Seu máximo: ${value}.`,
  ownMaximumWhere: 'Só você vê, e só nesta aba.',
  notAboveOwnMaximumTitle: 'Máximo não aumentado',
  notAboveOwnMaximum: (value: string) => `Seu máximo já é ${value}. Informe um valor maior.`,
  overtakenText: (value: string) => `O lance atual é ${value}.`,
  bidNow: (value: string) => `Dar lance de ${value}`,
  maximumNow: (value: string) => `Definir máximo de ${value}`,
  again: {
    title: 'Digite o valor de novo',
    text: (value: string, minimum: string) =>
      `Você vai oferecer ${value}, muito acima do mínimo de ${minimum}. Para ter certeza de que não foi um engano, digite o valor mais uma vez.`,
    textAbove: (value: string, above: string) =>
      `Você vai oferecer ${value}, mas basta um valor acima de ${above}. Para ter certeza de que não foi um engano, digite o valor mais uma vez.`,
    times: (times: string) => `É ${times} vezes o mínimo.`,
    timesAbove: (times: string) => `É ${times} vezes o lance atual.`,
    field: 'O mesmo valor, mais uma vez',
    differs: (typed: string, wanted: string) =>
      `Os valores são diferentes: agora ${typed}, antes ${wanted}. Corrija um deles.`,
    empty: 'Digite o valor.',
    yes: 'Confirmar valor',
    no: 'Corrigir o valor',
  },
  review: {
    endsIn: (when: string) => `Encerra em ${when}`,
    current: (value: string) => `Lance atual: ${value}`,
    starting: (value: string) => `Lance inicial: ${value}`,
    tooLow: (value: string) => `O lance atual já é ${value}: o seu não basta mais.`,
    changeTo: (value: string) => `Mudar para ${value}`,
    late: (span: string) =>
      `Minutos finais: um lance que muda o valor ou quem está ganhando leva o fim para ${span} depois dele.`,
    latest: (when: string) => `O fim não passa de ${when}.`,
    over: 'A oferta acaba de encerrar. Este lance não pode mais ser enviado.',
    leads: 'Você está ganhando. Confirmar apenas aumenta o seu máximo; o lance atual não muda.',
  },
  beaten: {
    title: 'Seu lance foi coberto na hora',
    text: (own: string) =>
      `Outro comprador já tinha definido um valor máximo igual ou maior, e o sistema respondeu por ele. Seu lance de ${own} ficou registrado no histórico.`,
    current: (value: string, next: string) => `O lance atual é ${value}. O próximo é a partir de ${next}.`,
  },
  leading: {
    title: 'Você está ganhando',
    text: 'Não é preciso cobrir o próprio lance. Para continuar na frente se alguém der mais, aumente seu máximo: o lance atual não muda por isso.',
  },
  wait: {
    left: (time: string) => `Próximo lance manual em ${time}`,
    over: 'Você já pode dar outro lance.',
    raise: 'Seu lance ainda é o maior. Aumentar o máximo não precisa esperar.',
  },
  dialogs: {
    automaticMaximum: 'Seu valor máximo',
    automaticText:
      'Você define até quanto quer pagar. Cobrimos os outros lances por você, só o necessário, e ninguém vê o seu máximo.',
    automaticSend: 'Definir lance automático',
    proposalTitle: 'Faça uma proposta',
    signInFirst: 'Para enviar, entre na sua conta ou crie uma. O que você digitar fica guardado.',
    proposalText: 'Diga quanto você quer pagar. Você é avisado assim que a equipe de vendas responder.',
    proposalValue: 'Valor da proposta',
    proposalMessage: 'Mensagem para a equipe (opcional)',
    proposalSend: 'Continuar com a proposta',
    minBidTitle: 'Valor mínimo',
    minBid: (value: string) => `O valor mínimo para o lance é ${value}.`,
    minBidTaken: 'Já há um lance nesse valor: informe um valor maior.',
    invalidOfferTitle: 'Oferta indisponível',
    bidLimitTitle: 'Limite de lances',
    bidLimitText: 'Você atingiu o limite de lances do seu perfil. Solicite a liberação à nossa equipe.',
    buyLimitTitle: 'Limite de compras',
    buyLimitText1: 'Você atingiu o limite de compras do seu perfil.',
    buyLimitText2: 'Para continuar comprando, solicite a liberação à nossa equipe de vendas.',
  },
};
