/** Texts of Pix that the bank gave back by itself. */
export const bankRefunds = {
  title: 'Pix devolvidos pelo banco',
  titleOf: (amount: string) => `${amount} devolvidos pelo banco`,
  state: 'Situação',
  states: {
    'em-processamento': 'Em processamento no banco',
    'a-lancar': 'A lançar',
    conferir: 'A conferir',
    conferida: 'Conferida',
    'nao-realizada': 'Não realizada',
  },
  nature: 'Por quê',
  natures: {
    pedida: 'Em nome da casa',
    falha: 'Falha operacional (MED)',
    fraude: 'Suspeita de fraude (MED)',
  },
  seenAt: 'Vista em',
  doneAt: 'Devolvida em',
  of: 'De',
  purchase: (code: number) => `Compra ${code}`,
  deposit: (code: number) => `Caução ${code}`,
  stray: (code: number) => `Pix sem cobrança ${code}`,
  open: 'Ainda fora do livro',
  covered: 'Já registrado antes',
  pix: 'Identificador do Pix',
  refund: 'Identificador da devolução',
  checkedBy: 'Conferida por',
  checkedAt: 'Conferida em',
  note: 'O que foi feito',
  openText:
    'O banco já devolveu este dinheiro, e o livro não tem de onde tirá-lo: ele espera uma decisão sobre outro pagador, foi registrado como devolvido por uma loja, ou está a caminho. Decida lá; o resto é lançado sozinho.',
  processingText:
    'O banco recebeu o pedido e ainda não devolveu. Nada saiu do livro. Não entregue o veículo antes de falar com o banco.',
  checkText: {
    pedida:
      'Alguém devolveu este Pix no banco em nome da casa. O livro já conta com isso: se ele pagava uma cobrança, ela está aberta de novo, a não ser que sobrasse dinheiro do comprador. Veja quem devolveu e por quê, e fale com quem pagou.',
    falha:
      'Um banco devolveu este Pix por falha operacional. O livro já conta com isso: se ele pagava uma cobrança, ela está aberta de novo. Fale com o banco e com quem pagou.',
    fraude:
      'O pagador contestou este Pix, e o banco o devolveu. O livro já conta com isso. Se ele pagava uma cobrança, ela está aberta de novo: segure o veículo. Responda ao banco no prazo dele e veja se há um caso de prevenção à lavagem.',
  },
  check: 'Marcar como conferida',
  checkNote: 'Nenhum dinheiro se move. A devolução sai da sua mesa e fica na lista, com o seu nome.',
  checkReason: 'O que foi feito',
  checked: 'Devolução conferida.',
};
