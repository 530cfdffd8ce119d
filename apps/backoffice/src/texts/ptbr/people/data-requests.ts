export const dataRequests = {
  title: 'Pedidos de titulares de dados',
  protocol: 'Protocolo',
  kind: 'Pedido',
  kinds: { exportacao: 'Cópia dos dados', correcao: 'Correção', exclusao: 'Exclusão da conta' },
  state: 'Situação',
  opened: 'Aberto em',
  states: { aberto: 'Em aberto', concluido: 'Concluído', recusado: 'Recusado', desfeito: 'Desfeito' },
  subjects: {
    documento: 'CPF ou CNPJ',
    email: 'E-mail',
    empresa: 'Nome fantasia',
    nascimento: 'Data de nascimento',
    outro: 'Outro dado',
  },
  due: 'Prazo',
  left: (days: number) =>
    days < 0
      ? `Vencido há ${-days} ${days === -1 ? 'dia' : 'dias'}`
      : days === 0
        ? 'Vence hoje'
        : `${days} ${days === 1 ? 'dia' : 'dias'}`,
  person: 'Titular',
  subject: 'O que corrigir',
  text: 'O que a pessoa escreveu',
  answer: 'Resposta',
  answerHint: 'A pessoa lê a resposta por e-mail e no site, com o protocolo.',
  answerShort: 'Escreva a resposta, com pelo menos 5 letras.',
  value: 'Valor corrigido',
  valueHints: {
    documento: 'Somente letras e números',
    email: 'Vale em 72 horas; até lá, o e-mail de agora pode recusar a troca',
    empresa: 'Até 100 letras',
    nascimento: 'dd/mm/aaaa',
    outro: 'Feito de outro modo; deixe em branco',
  },
  grant: 'Corrigir e responder',
  refuse: 'Recusar e responder',
  granted: 'Correção feita e respondida.',
  refused: 'Pedido recusado e respondido.',
  onBehalf: 'Aberto pela equipe em nome da pessoa',
  copyByProgram: 'O sistema prepara a cópia e avisa a pessoa; não há nada a responder.',
  deletionAt: 'A conta é apagada em',
  deletionByProgram: 'O sistema apaga a conta na data; uma entrada da pessoa desfaz o pedido.',
  toAccount: 'Abrir a conta',
};
