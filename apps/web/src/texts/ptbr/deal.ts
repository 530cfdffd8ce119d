import { numberText } from '../../platform/i18n/number-text.ts';
/** Bidding, buying and proposing on the offer page. */
export const dealTexts = {
  currentBid: 'Lance atual',
  startingBid: 'Lance inicial',
  buyNowPrice: 'Compre já',
  bids: (count: number) => (count === 1 ? '1 lance' : `${count} lances`),
  noBids: 'Nenhum lance ainda',
  watching: (count: number) => (count === 1 ? '1 pessoa vendo agora' : `${count} pessoas vendo agora`),
  endsOn: (when: string) => `Encerra em ${when}`,
  days: 'dias',
  hours: 'horas',
  minutes: 'min',
  seconds: 'seg',
  timeLeft: (time: string) => `Tempo restante: ${time}`,
  over: 'Encerrada',
  endedOn: (when: string) => `Encerrada em ${when}`,
  noBuyNow: '* Esta oferta não tem preço de compra imediata.',
  yourBid: 'Seu lance',
  bidHint: (value: string) => `A partir de ${value}`,
  filledIn: 'Preenchemos com o próximo lance. Confira e envie.',
  sendBid: 'Enviar lance',
  quickBids: 'Lances rápidos',
  automaticBid: 'Lance automático',
  buyNow: 'Comprar agora',
  bidInstead: 'Ir para os lances',
  propose: 'Enviar proposta',
  youLead: 'Você está ganhando',
  overtaken: 'Seu lance foi superado',
  reserveMet: 'Preço de reserva atingido',
  reserveNotMet: 'Preço de reserva ainda não atingido',
  softClose: (span: string | null, most: string) => {
    if (span === null) return 'Lances nos minutos finais estendem o fim da oferta.';
    return `Lances feitos a menos de ${span} do fim estendem a oferta em ${span}, por no máximo ${most} ao todo.`;
  },
  fixedEnd: 'O fim desta oferta não é prorrogado.',
  span: (minutes: number) => {
    if (minutes === 60) return '1 hora';
    return minutes === 1 ? '1 minuto' : `${numberText(minutes, 'PTBR')} minutos`;
  },
  extended: (until: string, latest: string) => `Prorrogada até ${until} (máximo até ${latest})`,
  liveLost: 'Atualização ao vivo interrompida. Os valores são conferidos a cada 10 segundos.',
  howItWorks: 'Como funcionam os lances',
  history: 'Histórico de lances',
  historyEmpty: 'Ainda não há lances nesta oferta.',
  historyWho: 'Participante',
  historyWhen: 'Quando',
  historyValue: 'Valor',
  historyMore: (next: number, all: number) => `Mostrar mais ${next} (de ${all})`,
  historyOwn: 'Você',
  historyStale: 'Não foi possível atualizar o histórico: pode haver lances mais novos.',
  historyNeedsScript: 'O histórico de lances precisa de JavaScript.',
  historyFailed: 'Não foi possível carregar o histórico.',
  historyVerify: 'Conferir este histórico',
  historyChained:
    'Horários de São Paulo. Cada registro leva o código do anterior: nada pode ser apagado ou mudado depois.',
  invalidOffer: 'Esta oferta não está mais disponível.',
  beyondMoney: 'Lances e compras são compromissos: quem vence, compra.',
};
