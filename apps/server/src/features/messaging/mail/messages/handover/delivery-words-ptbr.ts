import type { BuyerNews } from '@patio/domain/sales/deliveries/delivery-news.ts';
import { dayText, freightText, untilText, type DeliveryFacts, type DeliveryWords } from './delivery-facts.ts';

const said = ({ text }: DeliveryFacts): readonly string[] =>
  text === null ? [] : [`Quem vende escreveu: ${text}`];
const arrival = ({ arrivalOn }: DeliveryFacts): string =>
  `A chegada está prevista para ${dayText(arrivalOn, 'PTBR')}.`;
const until = (facts: DeliveryFacts): string => untilText(facts.until, 'PTBR');
const answer = (facts: DeliveryFacts): string =>
  `Aceite ou recuse na página da compra até ${until(facts)}. Se recusar, você retira o veículo.`;
const confirm = (facts: DeliveryFacts): string =>
  `Confirme na página da compra até ${until(facts)}, ou diga o que está errado. Depois desse dia a entrega se confirma sozinha.`;

/** What the buyer reads of each step of a delivery, in Portuguese. */
export const DELIVERY_PTBR: Readonly<Record<BuyerNews, (facts: DeliveryFacts) => DeliveryWords>> = {
  propor: (facts) => ({
    subject: 'O frete da sua compra tem um valor',
    paragraphs: [
      `O frete até o seu endereço custa ${freightText(facts.amount)}.`,
      ...said(facts),
      answer(facts),
    ],
  }),
  'retirar-proposta': (facts) => ({
    subject: 'O valor do frete vai mudar',
    paragraphs: ['O valor proposto para o frete foi retirado. Você recebe outro.', ...said(facts)],
  }),
  reabrir: (facts) => ({
    subject: 'O frete da sua compra voltou a ser combinado',
    paragraphs: ['A sua compra será entregue. Você recebe um valor para o frete.', ...said(facts)],
  }),
  aceitar: (facts) => ({
    subject: 'Frete combinado',
    paragraphs: [
      `Você aceitou o frete de ${freightText(facts.amount)}.`,
      'A cobrança está na página da compra. O veículo só sai do pátio com o frete pago.',
    ],
  }),
  agendar: (facts) => ({
    subject: 'A transportadora da sua compra está marcada',
    paragraphs: [
      `${facts.carrier ?? '—'} busca o veículo em ${dayText(facts.pickupOn, 'PTBR')}. Motorista: ${facts.driver ?? '—'}, caminhão ${facts.plate ?? '—'}.`,
      arrival(facts),
      'O motorista precisa do código de retirada, que está na página da compra depois da liberação. Passe-o somente a esta transportadora.',
    ],
  }),
  desmarcar: (facts) => ({
    subject: 'A transportadora foi desmarcada',
    paragraphs: ['O transporte marcado não vale mais. Você será avisado do próximo.', ...said(facts)],
  }),
  carregar: (facts) => ({
    subject: 'Seu veículo está a caminho',
    paragraphs: [
      `O veículo saiu do pátio com ${facts.carrier ?? '—'}, caminhão ${facts.plate ?? '—'}.`,
      arrival(facts),
      ...(facts.tracking === null ? [] : [`Código de rastreio: ${facts.tracking}.`]),
      'Confira o veículo e os itens na chegada, antes de assinar o comprovante. Não foi a sua transportadora? Fale com a nossa equipe agora.',
    ],
  }),
  descarregar: () => ({
    subject: 'A saída do seu veículo foi desfeita',
    paragraphs: ['A saída tinha sido registrada por engano. O veículo continua no pátio.'],
  }),
  informar: (facts) => ({
    subject: 'Onde está o seu veículo',
    paragraphs: [`O veículo está em ${facts.place ?? '—'}.`, arrival(facts), ...said(facts)],
  }),
  falhar: (facts) => ({
    subject: 'A entrega não deu certo',
    paragraphs: ['A transportadora não conseguiu entregar. Você será avisado do novo dia.', ...said(facts)],
  }),
  reagendar: (facts) => ({
    subject: 'A sua entrega tem outro dia',
    paragraphs: [arrival(facts), ...said(facts)],
  }),
  entregar: (facts) => ({
    subject: 'Confirme que o veículo chegou',
    paragraphs: [
      'Foi registrado que o veículo chegou. O comprovante assinado está nos documentos da compra.',
      confirm(facts),
    ],
  }),
  'desfazer-entrega': (facts) => ({
    subject: 'A entrega registrada foi desfeita',
    paragraphs: ['Foi registrado por engano que o veículo chegou.', ...said(facts)],
  }),
  resolver: (facts) => ({
    subject: 'A sua entrega foi encerrada',
    paragraphs: ['A equipe encerrou a entrega que você contestou.', ...said(facts)],
  }),
  'confirmar-sozinha': () => ({
    subject: 'A entrega foi confirmada pelo prazo',
    paragraphs: [
      'Ninguém respondeu dentro do prazo, e a entrega se confirmou sozinha.',
      'Algo está errado? Abra uma reclamação na página da compra.',
    ],
  }),
  lembrar: (facts) => ({
    subject: 'A sua entrega espera uma resposta',
    paragraphs: facts.arrived
      ? ['O veículo chegou?', confirm(facts)]
      : [`O frete até o seu endereço custa ${freightText(facts.amount)}.`, answer(facts)],
  }),
};
