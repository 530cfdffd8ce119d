/** Texts of money that is owed back to buyers. */
export const paybacks = {
  title: 'A devolver',
  purchase: 'Compra',
  owed: 'A devolver',
  why: 'Por quê',
  since: 'Desde',
  state: 'Situação',
  failed: 'Última tentativa falhou',
  sum: (value: string) => `Soma: ${value}`,
  reasons: {
    cancelada: 'Pago antes do cancelamento',
    'apos-cancelamento': 'Chegou após o cancelamento',
    'duas-vezes': 'Pago duas vezes',
    'a-mais': 'Pago a mais',
  },
  rowStates: { decidir: 'A decidir', liberar: 'A liberar', 'em-envio': 'A caminho' },
  kinds: {
    preco: 'Preço',
    comissao: 'Comissão',
    frete: 'Frete',
    documentos: 'Documentos',
    patio: 'Pátio',
    caucao: 'Caução',
  },
  toPurchase: 'Abrir a compra',
  toBankData: 'Dados bancários do pedido',
  toCancellation: 'Abrir a devolução do cancelamento',
  accountTitle: 'Conta para a transferência',
  waitsForBank: (when: string) => `Dados bancários pedidos ao comprador em ${when}, ainda sem resposta.`,
  reminded: (times: number, when: string) =>
    times === 1 ? `Lembrado uma vez, em ${when}` : `Lembrado ${times} vezes, a última em ${when}`,
  bankGiven: (when: string) =>
    `O comprador informou a conta em ${when}. Confira antes de propor e de liberar.`,
  askBank: 'Pedir os dados bancários',
  askBankAgain: 'Pedir os dados bancários de novo',
  askBankText: (amount: string) =>
    `O comprador recebe um e-mail, informa na página da compra a conta para ${amount}, e é lembrado algumas vezes. O que informou antes é apagado.`,
  reasonToBuyer: 'Motivo, que o comprador lê',
  bankAsked: 'Dados bancários pedidos ao comprador.',
  settled: 'Nada a devolver nesta compra.',
  impediments: {
    perdao:
      'A casa perdoou um valor desta compra, e o dinheiro voltou. Desfaça o perdão em “Devoluções a mais” antes de devolver.',
    veiculo:
      'O veículo ainda está com quem comprou. O dinheiro volta depois dele: vendas registra a volta em Cancelamentos.',
    mudou:
      'O que há a devolver, ou por onde pode voltar, mudou desde a proposta: ela não pode mais ser liberada. Proponha de novo, e a nova toma o lugar dela, ou recuse.',
    'sem-pix':
      'A casa não tem mais um banco para Pix, e esta proposta não pode ser liberada. Proponha outra forma, ou peça a conta ao comprador: ela é recusada.',
  },
  receipts: 'Recebimentos',
  notCounted: 'não conta',
  propose: 'Como devolver',
  fourEyes: 'Você propõe, e um colega libera.',
  ways: {
    pix: (amount: string, _charge: string) => `Devolver ${amount} por Pix`,
    transferencia: (amount: string, _charge: string) => `Transferir ${amount}`,
    compensacao: (amount: string, charge: string) => `Usar ${amount} para pagar: ${charge}`,
  },
  wayText: {
    pix: 'O valor volta pelo próprio Pix à conta que pagou. O comprador é avisado quando você liberar e quando o banco concluir.',
    transferencia:
      'Liberada a devolução, a transferência é feita no banco e registrada aqui com a referência. O comprador é avisado.',
    compensacao: 'O valor pago a mais paga a outra cobrança desta compra. O comprador é avisado.',
  },
  reason: 'Motivo, que fica no registro',
  proposeAction: 'Propor',
  proposed: 'Proposta registrada. Um colega precisa liberá-la.',
  states: {
    proposta: 'A liberar',
    'em-envio': 'A caminho',
    feita: 'Devolvido',
    falhou: 'Não foi feita',
    retirada: 'Recusada',
  },
  processing: 'Em processamento no banco',
  failure: (amount: string, why: string) => `${amount} não foi devolvido: ${why}`,
  proposedBy: (name: string, when: string) => `Proposta por ${name}, ${when}`,
  releasedBy: (name: string, when: string) => `Liberada por ${name}, ${when}`,
  rejectedBy: (name: string, when: string) => `Recusada por ${name}, ${when}`,
  endedAt: (when: string) => `Encerrada em ${when}`,
  referenceIs: (reference: string) => `Referência do banco: ${reference}`,
  because: (why: string) => `Motivo: ${why}`,
  otherReleases: 'Outra pessoa do financeiro libera esta devolução.',
  actions: {
    release: 'Liberar',
    reject: 'Recusar',
    made: 'Registrar a transferência',
    'not-made': 'Não foi possível transferir',
  },
  releaseTitle: (amount: string) => `Liberar a devolução de ${amount}?`,
  released: 'Devolução liberada, e o comprador foi avisado.',
  rejected: 'Proposta recusada. O valor continua a devolver.',
  stopText: {
    reject: 'A proposta é encerrada, e o valor continua na lista.',
    'not-made':
      'O valor volta para a lista, e o comprador é avisado de que a devolução ainda não foi possível.',
  },
  madeTitle: (amount: string) => `Transferência de ${amount} feita?`,
  madeText: 'Como está no banco. O comprador recebe a referência. Um colega pode desfazer o registro.',
  recordMany: 'Registrar transferências',
  recordManyOf: (count: number) => `Registrar transferências (${count})`,
  recordManyText:
    'Informe a referência do banco de cada transferência feita. As que ficarem sem referência não são registradas. Um colega pode desfazer o registro.',
  transferOf: (amount: string, purchase: number, buyer: string) =>
    `${amount} · Compra ${purchase} · ${buyer}`,
  notReleased: (count: number) =>
    count === 1
      ? '1 marcada não tem transferência liberada.'
      : `${count} marcadas não têm transferência liberada.`,
  noReference: 'Informe ao menos uma referência.',
  leftOut: 'Sem referência, não registrada',
  results: 'O que foi registrado',
  manyRecorded: (done: number, all: number) => `${done} de ${all} transferências registradas.`,
  outcomes: {
    registrada: 'Registrada',
    repetida: 'Já estava registrada',
    decidida: 'Mudou enquanto isso',
    referencia: 'Referência já registrada',
    'nao-encontrada': 'Não encontrada',
    falhou: 'Não registrada por uma falha. Tente de novo.',
  },
  reference: 'Referência do banco',
  made: 'Transferência registrada, e o comprador foi avisado.',
  notMade: 'Registrado. O valor voltou para a lista, e o comprador foi avisado.',
};
