/** A consumer's regret of a purchase, in its row and its dialog. */
export const regretTextsPt = {
  may: (until: string) =>
    `Você pode desistir desta compra até ${until}, sem dar motivo e com devolução de tudo o que pagou.`,
  mayUntilDelivery:
    'Você pode desistir desta compra até 7 dias depois da entrega, sem dar motivo e com devolução de tudo o que pagou.',
  done: (at: string) => `Você desistiu desta compra em ${at}.`,
  refundDue: 'Devolução do que você pagou em andamento.',
  refunded: (at: string) => `Devolvemos o que você pagou em ${at}.`,
  protocol: (number: string) => `Protocolo ${number}`,
  /** Date and time from `dd/mm/aaaa hh:mm`. */
  clock: (day: string, time: string) => `${day} às ${time}`,
  button: 'Desistir da compra',
  title: 'Desistir da compra',
  right: 'É um direito seu como consumidor (Código de Defesa do Consumidor, art. 49).',
  until: (until: string) => `Prazo: até ${until}.`,
  untilDelivery: 'Prazo: até 7 dias depois da entrega.',
  points: [
    'Vale na hora: não é preciso dar motivo, e ninguém precisa aprovar.',
    'Não gera registro na sua conta.',
    'Tudo o que você pagou volta: preço, taxa do comprador e frete.',
    'Não pode ser desfeito. A oferta volta aos lances ou vai ao participante seguinte, e a compra continua contando na franquia do mês.',
  ],
  second:
    'Será o segundo arrependimento em 12 meses: os próximos negócios vão pedir identidade verificada (nível 2) ou um depósito.',
  account: 'Para qual conta devolvemos o que você pagou?',
  accountNow: 'Informar a conta agora',
  accountLater: 'Informar depois: a equipe pede a conta por e-mail antes de devolver',
  now: 'Desistir agora',
  failed: 'Não foi possível registrar a desistência. A compra continua valendo.',
  doneTitle: 'Desistência registrada',
  doneText: 'A compra está desfeita. Guarde o protocolo; ele também foi para o seu e-mail.',
  refund:
    'A equipe devolve tudo o que você pagou para a conta que você informou. Se ainda não informou nenhuma, ela pede os dados por e-mail.',
  nothingPaid: 'Nenhum pagamento está registrado. Se você já pagou, mande o comprovante à equipe de vendas.',
};
