/** The published rule of bidding. */
export const bidRuleTexts = {
  manualTitle: 'Lance manual',
  manual: 'Lance manual: você informa o valor do lance.',
  manualExact:
    'Ele vale exatamente o que você informou e aparece para todos. Pode ter qualquer valor acima do lance atual; o primeiro pode ser igual ao lance inicial.',
  manualStep: (step: string) =>
    `Ele vale exatamente o que você informou e aparece para todos. Nesta oferta os incrementos são obrigatórios: cada lance, e cada máximo, fica ao menos ${step} acima do lance atual; o primeiro pode ser igual ao lance inicial.`,
  automaticTitle: 'Lance automático',
  automatic: (increment: string) =>
    `O lance automático acrescenta ${increment} ao maior lance, até o valor máximo que você definir.`,
  automaticSecret:
    'Ninguém vê o seu máximo enquanto a oferta está aberta. Quem está ganhando pode aumentá-lo quando quiser: o lance atual não muda por isso. Ninguém cobre o próprio lance.',
  automaticPartial:
    'Quando falta menos que esse acréscimo para o máximo de quem ganha, o lance sobe só até o máximo.',
  tieTitle: 'Empate',
  tie: 'Entre máximos iguais ganha o mais antigo. Vale a hora em que o máximo foi definido ou aumentado pela última vez.',
  exampleTitle: 'Exemplo com esta oferta',
  exampleStart: (base: string) => `O lance inicial é ${base}.`,
  exampleFirst: (who: string, amount: string, price: string) =>
    `${who} define o máximo de ${amount}. Não há outro lance: o valor fica em ${price}, e ${who} ganha.`,
  exampleBeaten: (who: string, amount: string, leader: string, price: string) =>
    `${who} dá um lance manual de ${amount}. O sistema responde por ${leader}: o valor vai a ${price}, e ${leader} continua ganhando.`,
  exampleTie: (who: string, amount: string, leader: string, price: string) =>
    `${who} define o mesmo máximo de ${amount}. O valor vai a ${price}, e ${leader} continua ganhando, porque o máximo de ${leader} é mais antigo.`,
  exampleOvertakes: (who: string, amount: string, price: string) =>
    `${who} aumenta o máximo para ${amount}. Passa a ganhar por ${price}: o máximo do outro mais o acréscimo.`,
  stepsTitle: 'Incrementos',
  stepsText: 'Os lances rápidos acompanham o valor da oferta:',
  stepsUpTo: (bound: string, step: string) => `até ${bound}: de ${step} em ${step}`,
  stepsAbove: (bound: string, step: string) => `acima de ${bound}: de ${step} em ${step}`,
  stepsAlways: (step: string) => `em qualquer valor: de ${step} em ${step}`,
  stepsOwn: 'Esta oferta tem incrementos próprios.',
  stepsShortcuts: 'São atalhos: qualquer valor acima do lance atual vale.',
  stepsBinding: (step: string) =>
    `Nesta oferta os incrementos são obrigatórios: um lance vale a partir de ${step} acima do lance atual. Isso não muda depois da abertura.`,
  reserveTitle: 'Valor de reserva',
  reserve:
    'Esta oferta tem um valor de reserva, abaixo do qual quem vende não é obrigado a vender. A página diz se ele já foi atingido, nunca quanto é. Quando o máximo de quem ganha alcança a reserva, o lance sobe até ela.',
  noReserve: 'Esta oferta não tem valor de reserva: o maior lance compra.',
  conditional: (days: number) =>
    `Se a oferta terminar abaixo da reserva, a venda é condicional: a equipe de vendas tem até ${days === 1 ? '1 dia útil' : `${days} dias úteis`} para aceitar ou liberar o maior lance.`,
  endTitle: 'Encerramento',
  fixedEnd: 'O fim desta oferta não é prorrogado.',
  softClose: (span: string, most: string) =>
    `Um lance que muda o valor ou quem está ganhando, feito a menos de ${span} do fim, move o fim para ${span} depois dele, por no máximo ${most} ao todo. Aumentar o próprio máximo e lances recusados não prorrogam.`,
  extendedNow: (until: string, left: string) =>
    `Já foi prorrogada até ${until}; ainda pode ser por mais ${left}.`,
  extendedFull: (until: string) => `Já foi prorrogada ao máximo: termina às ${until}.`,
  throttleTitle: 'Intervalo entre lances',
  throttle: (span: string) =>
    `Quem está ganhando espera ${span} entre dois lances manuais. Não há espera para quem foi superado, nos minutos finais, nem para aumentar o máximo.`,
  bindingTitle: 'O que vale como compromisso',
  binding:
    'Todo lance é firme e não pode ser retirado, a não ser quando a oferta é reaberta, suspensa ou corrigida e a página dela abre um prazo para isso: se vencer, você compra pelo valor do lance, mais a taxa e o frete mostrados antes de confirmar. De um lance automático você paga o menor valor necessário para ganhar, até o seu máximo.',
  annulled:
    'A equipe só anula um lance com motivo registrado (por exemplo, erro evidente ou conta bloqueada). A anulação aparece no histórico, nada é apagado, e o valor é recalculado com os lances que ficam.',
  secondChance:
    'Se quem venceu não concluir a compra, a equipe pode oferecer o veículo a quem deu o segundo maior lance, pelo lance dele. Aceitar é opcional.',
  result: 'Ao final da oferta o resultado será enviado por e-mail.',
  proof:
    'O histórico guarda todos os lances em sequência, sem nomes; qualquer pessoa pode conferir o resultado.',
  failed: 'Não foi possível carregar os valores desta oferta.',
};
