import { count } from '../../count.ts';
const offers = count('oferta aberta', 'ofertas abertas');
const bidders = count('participante', 'participantes');
const proposals = count('proposta aberta', 'propostas abertas');
const purchases = count('compra em andamento', 'compras em andamento');

export const stores = {
  title: 'Lojas',
  name: 'Nome',
  address: 'Endereço no site',
  noAddress: 'ainda não escolhido',
  state: 'Situação',
  states: {
    incompleta: 'Cadastro incompleto',
    analise: 'Em análise',
    aberta: 'Aberta',
    suspensa: 'Suspensa',
    recusada: 'Recusada',
    encerrada: 'Encerrada',
  },
  city: 'Cidade',
  offers: 'Ofertas abertas',
  members: 'Pessoas',
  registered: 'Cadastro',
  memberSince: 'No site desde',
  email: 'E-mail',
  emailConfirmed: 'E-mail confirmado em',
  emailUnconfirmed: 'ainda não confirmado',
  company: 'Razão social',
  site: 'Site da empresa',
  phone: 'Telefone',
  representative: 'Responsável legal',
  representativeCpf: 'CPF do responsável',
  owner: 'Quem responde pela loja',
  noOwner: 'ninguém',
  place: 'Endereço',
  description: 'Descrição',
  data: 'Dados da loja',
  decided: 'Última decisão',
  reason: 'Motivo',
  standing: 'Agora',
  stayed: 'Ofertas paradas',
  bidders: 'Participantes de ofertas abertas',
  proposals: 'Propostas abertas',
  purchases: 'Compras em andamento',
  open: 'Abrir a loja inteira',
  toStore: 'Ver a loja no site',
  toOwner: 'Abrir a conta de quem responde',
  back: 'Todas as lojas',
  number: (code: number) => `Loja ${code}`,
  incompleteHint:
    'Falta confirmar o e-mail ou escolher o endereço no site: o cadastro ainda não espera por decisão.',
  refusedHint: 'Quem cadastrou pode corrigir os dados e enviar de novo, com o mesmo e-mail e a mesma senha.',
  approve: 'Aprovar',
  approveTitle: (name: string) => `Abrir ${name} ao público?`,
  approveText: (address: string, owner: string, email: string) =>
    `A loja passa a existir em /${address}, e suas ofertas aparecem no site. ${owner} responde por ela e convida outras pessoas. ${email} recebe o aviso por e-mail.`,
  approved: 'Loja aprovada e avisada.',
  refuse: 'Recusar',
  refuseTitle: (name: string) => `Recusar o cadastro de ${name}?`,
  refuseText: (email: string) =>
    `${email} recebe o motivo por e-mail. O endereço no site fica livre, e quem cadastrou deixa de ter acesso ao painel até enviar o cadastro de novo.`,
  refused: 'Cadastro recusado e loja avisada.',
  storeReads: 'Motivo, que a loja lê',
  suspend: 'Suspender a loja',
  suspendTitle: (name: string) => `Suspender ${name}?`,
  suspendText:
    'A loja some do site na hora, e seu painel fecha. O prazo das ofertas para; depois de 24 horas quem deu lance pode retirá-lo. As compras em andamento passam para a nossa equipe. Loja, participantes e compradores são avisados.',
  suspendScope: (scope: {
    readonly ofertasAbertas: number;
    readonly participantes: number;
    readonly propostas: number;
    readonly compras: number;
  }) =>
    `Isto atinge ${offers(scope.ofertasAbertas)}, ${bidders(scope.participantes)}, ${proposals(scope.propostas)} e ${purchases(scope.compras)}.`,
  suspended: (number: number) => `Loja suspensa: ${count('oferta parada', 'ofertas paradas')(number)}.`,
  release: 'Reabrir a loja',
  releaseTitle: (name: string) => `Reabrir ${name}?`,
  releaseText:
    'A loja volta ao site, e as ofertas paradas por causa dela continuam, cada uma com o tempo que faltava. As compras que passaram para a nossa equipe ficam com ela. Loja, participantes e compradores são avisados.',
  releaseScope: (number: number) => `Ofertas que continuam: ${number}.`,
  released: (number: number) => `Loja reaberta: ${count('oferta continua', 'ofertas continuam')(number)}.`,
  end: 'Encerrar de vez',
  endTitle: (name: string) => `Encerrar ${name} de vez?`,
  endText: (members: number, running: number) =>
    [
      'A loja não volta mais, e o endereço dela não é dado a outra.',
      ...(members === 0
        ? []
        : [
            `${count('pessoa perde o acesso ao painel e continua como compradora', 'pessoas perdem o acesso ao painel e continuam como compradoras')(members)}.`,
          ]),
      ...(running === 0 ? [] : [`A nossa equipe leva até o fim ${purchases(running)}.`]),
      'A loja é avisada.',
    ].join(' '),
  ended: 'Loja encerrada e avisada.',
  history: 'Histórico',
};
