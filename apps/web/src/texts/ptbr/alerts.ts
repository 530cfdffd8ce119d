import type { WireAlertEvent } from '@patio/contract/messaging/alerts/alert-settings.ts';

interface EventWords {
  readonly title: string;
  readonly text: string;
}

/** Alerts: which events notify the user, by which channel, and push on this device. */
export const alertTexts = {
  title: 'Avisos',
  intro: 'Escolha sobre o que quer ser avisado e como. Cada mudança é salva na hora.',
  failed: 'Não foi possível carregar os seus avisos agora.',
  saved: 'Salvo.',
  saveFailed: 'Não foi possível salvar. Tente de novo.',
  channels: { aplicativo: 'No site', email: 'E-mail', push: 'Aparelhos' },
  channelOf: (channel: string, event: string) => `${channel}: ${event}`,
  required: 'Este e-mail faz parte do que foi contratado e é sempre enviado.',
  alwaysOnSite: 'No site, este aviso é sempre mostrado.',
  searches: 'Os avisos de ofertas novas são escolhidos em cada busca salva.',
  searchesLink: 'Ver buscas salvas',
  groups: {
    bids: 'Seus lances e favoritos',
    results: 'Resultados e compras',
    changes: 'Propostas e mudanças',
    account: 'Sua conta',
    work: 'O que você vende',
  },
  events: {
    LANCE_REGISTRADO: { title: 'Lance registrado', text: 'Confirmação de cada lance seu.' },
    LANCE_SUPERADO: {
      title: 'Lance superado',
      text: 'Alguém passou à sua frente. Por e-mail, avisos seguidos da mesma oferta vêm juntos.',
    },
    TERMINA_EM_24_HORAS: {
      title: 'Termina em 24 horas',
      text: 'Ofertas favoritas e ofertas em que você deu lances.',
    },
    TERMINA_EM_1_HORA: {
      title: 'Termina em 1 hora',
      text: 'Ofertas favoritas e ofertas em que você deu lances.',
    },
    VENCEU: { title: 'Você venceu', text: 'Seu lance foi o vencedor.' },
    NAO_VENCEU: {
      title: 'Oferta encerrada',
      text: 'A oferta em que você deu lances ficou com outra pessoa.',
    },
    VENDA_CONDICIONAL: {
      title: 'Venda condicional',
      text: 'Seu lance foi o melhor, mas depende da aprovação do vendedor.',
    },
    COMPRA: { title: 'Compras', text: 'Compra recebida e cada mudança de situação.' },
    PROPOSTA: {
      title: 'Propostas',
      text: 'Proposta recebida, aceita, recusada, com contraproposta ou vencida.',
    },
    LANCE_ANULADO: {
      title: 'Lance anulado ou oferta corrigida',
      text: 'A equipe anulou um lance em uma oferta de que você participa ou corrigiu o que ela informava.',
    },
    OFERTA_REABERTA: {
      title: 'Oferta reaberta',
      text: 'Uma oferta que você tinha perdido está aberta de novo, ou você retirou seus lances dela.',
    },
    SEGUNDA_CHANCE: {
      title: 'Segunda chance',
      text: 'A compra de outra pessoa não se concluiu e a oferta é sua se quiser.',
    },
    PERGUNTA: { title: 'Pergunta respondida', text: 'O vendedor respondeu a uma pergunta sua.' },
    MENSAGEM: {
      title: 'Mensagens sobre negócios',
      text: 'Quem vende escreveu a você. Por e-mail, só o que não foi lido, e junto.',
    },
    VISITA: {
      title: 'Visitas a veículos',
      text: 'Visita agendada, mudada ou cancelada, e o lembrete na véspera.',
    },
    PESQUISA: { title: 'Pesquisas', text: 'Perguntamos como foi um negócio seu.' },
    NOVO_ACESSO: {
      title: 'Novo acesso',
      text: 'Alguém entrou na sua conta de um aparelho que ainda não conhecíamos.',
    },
    EQUIPE_VENDA: {
      title: 'Vendas',
      text: 'Cada venda das ofertas da sua equipe ou loja, o que foi feito com elas e o que espera uma decisão.',
    },
    EQUIPE_PROPOSTA: {
      title: 'Propostas para responder',
      text: 'Propostas novas, alteradas e retiradas. Por e-mail, as da mesma oferta vêm juntas.',
    },
    EQUIPE_PERGUNTA: {
      title: 'Perguntas para responder',
      text: 'Perguntas de compradores. Por e-mail, as da mesma oferta vêm juntas.',
    },
    EQUIPE_CANCELAMENTO: {
      title: 'Cancelamentos',
      text: 'Compras canceladas ou não concluídas, e pedidos de cancelamento.',
    },
    EQUIPE_MENSAGEM: {
      title: 'Mensagens de compradores',
      text: 'Mensagens que ninguém leu depois de alguns minutos, todas juntas.',
    },
    EQUIPE_VISITA: {
      title: 'Visitas de interessados',
      text: 'Visitas agendadas, a aprovar, mudadas e canceladas por quem visita.',
    },
    EQUIPE_DOCUMENTO: {
      title: 'Documentos para conferir',
      text: 'Documentos que a equipe pediu e que uma pessoa enviou.',
    },
  } satisfies Record<WireAlertEvent, EventWords>,
  device: 'Neste aparelho',
  deviceText: 'Receba um aviso na tela assim que o seu lance for superado, mesmo com o site fechado.',
  turnOn: 'Avise-me neste aparelho',
  turnOff: 'Desligar neste aparelho',
  working: 'Um momento…',
  deviceOn: 'Este aparelho recebe os seus avisos.',
  deviceTurnedOff: 'Este aparelho não recebe mais avisos.',
  denied:
    'O navegador está bloqueando avisos deste site. Para receber, abra as permissões do site (ao lado do endereço), libere “Notificações” e recarregue a página.',
  unsupported:
    'Este navegador não recebe avisos. No iPhone ou iPad, adicione o site à tela de início e abra-o por lá.',
  undecided: 'Sem a sua permissão, nada mudou. Você pode ligar quando quiser.',
  deviceFailed: 'Não foi possível ligar os avisos neste aparelho. Tente de novo.',
  deviceOffFailed: 'Não foi possível desligar os avisos neste aparelho. Tente de novo.',
  devices: (count: number) =>
    count === 1 ? '1 aparelho recebe os seus avisos.' : `${count} aparelhos recebem os seus avisos.`,
  removeAll: 'Desligar em todos os aparelhos',
  removedAll: 'Nenhum aparelho recebe mais os seus avisos.',
  choose: 'Escolher avisos',
  toastSee: 'Ver',
  toastBid: 'Dar novo lance',
  offTitle: 'Desligar avisos',
  turningOff: 'Desligando este aviso…',
  turnOffButton: 'Desligar este aviso por e-mail',
  turnedOff: (events: readonly string[]) =>
    `Pronto: não enviaremos mais e-mails de ${events.map((event) => `“${event}”`).join(', ')}.`,
  savedSearches: 'Ofertas novas das buscas salvas',
  turnOffMissing: 'Este link não desliga nenhum aviso. Entre na sua conta para escolher.',
  turnOffFailed: 'Não foi possível desligar o aviso agora.',
};
