import { goTo } from './go-to-texts.ts';
import { payAgain } from './pay-again-texts.ts';
import type { OwnPurchase, PurchaseNext } from '@patio/contract/sales/purchases/get-own-purchase.ts';
import { useIdiom } from '../../../platform/i18n/texts.ts';
import type { Idiom } from '../../../platform/i18n/idiom.ts';

type Part = OwnPurchase['etapas'][number]['etapa'];
type Stage = PurchaseNext['etapa'];
type Action = NonNullable<PurchaseNext['acao']>;

/** Texts of the page on which a buyer follows a purchase. */
const ptbr = {
  title: 'Sua compra',
  number: (code: number) => `Compra nº ${code}`,
  back: 'Todas as compras',
  print: 'Imprimir',
  loadFailed: 'Não foi possível carregar esta compra.',
  noneTitle: 'Compra não encontrada',
  noneText: 'Confira o endereço, ou veja as suas compras. Se você tem outra conta, entre com ela.',
  boughtOn: (date: string) => `Comprada em ${date}`,
  origin: { compra: 'Compra imediata', lance: 'Lance vencedor', proposta: 'Proposta aceita' },
  seller: (name: string) => `Vendida por ${name}`,
  seeOffer: 'Ver a oferta',
  next: 'Próximo passo',
  owner: { comprador: 'Com você', vendedor: 'Com quem vende', banco: 'Com o banco' } satisfies Record<
    PurchaseNext['quem'],
    string
  >,
  stage: {
    contato: {
      title: 'Nossa equipe fala com você',
      text: 'Confirmamos os dados e combinamos o pagamento pelo telefone ou e-mail do seu cadastro.',
    },
    pagamento: {
      title: 'Pague como combinado com a equipe',
      text: 'Pague só pelos meios que a equipe informou por estes contatos. Assim que o pagamento é aprovado, ele aparece aqui.',
    },
    credito: {
      title: 'O banco analisa o crédito',
      text: 'Assim que o crédito é liberado, seguimos para a entrega do veículo.',
    },
    liberacao: {
      title: 'O veículo é liberado',
      text: 'O pagamento foi aprovado. Preparamos documentos e veículo, e avisamos quando estiver pronto.',
    },
    retirada: {
      title: 'Retire o veículo',
      text: 'Combine o horário com a equipe e leve um documento com foto.',
    },
    entrega: {
      title: 'O veículo é entregue a você',
      text: 'A equipe combina o dia com você. Confira o veículo antes de assinar o recebimento.',
    },
  } satisfies Record<Stage, { title: string; text: string }>,
  action: {
    ...payAgain.PTBR,
    'responder-frete': {
      title: () => 'Responda ao valor do frete',
      text: 'Aceite o frete proposto, ou recuse e retire o veículo.',
    },
    'confirmar-entrega': {
      title: () => 'Confirme que o veículo chegou',
      text: 'Confira o veículo e os itens. Se algo está errado, diga o quê.',
    },
    marcar: {
      title: () => 'Marque a retirada',
      text: 'O veículo está liberado. Escolha dia e horário para vir buscá-lo.',
    },
    comparecer: {
      title: (when: string) => `Retire o veículo em ${when}`,
      text: 'Leve um documento com foto e o código de retirada.',
    },
    'marcar-de-novo': {
      title: () => 'Marque outro horário para retirar',
      text: 'O horário marcado passou sem que o veículo saísse.',
    },
  } satisfies Record<Action, { title: (when: string) => string; text: string }>,
  goTo: goTo.PTBR,
  until: (date: string) => `Até ${date}`,
  late: (date: string) => `O prazo era ${date}. Fale com a equipe se algo estiver parado.`,
  missing: {
    title: 'Documentos que faltam',
    owner: { comprador: 'com você', vendedor: 'com quem vende' },
    checked: 'recebido, em conferência',
    until: (day: string) => `até ${day}`,
    late: (day: string) => `o prazo era ${day}`,
  },
  finished: 'Compra concluída',
  finishedText: 'O veículo está com você. Guarde esta página: os dados da compra continuam aqui.',
  cancelled: (date: string) => `Compra cancelada em ${date}`,
  cancelledText: 'Nada mais é esperado de você nesta compra.',
  asked: (date: string) => `Você pediu o cancelamento em ${date}. A equipe ainda vai decidir.`,
  timeline: 'Andamento',
  part: {
    compra: 'Compra feita',
    contato: 'Contato da equipe',
    pagamento: 'Pagamento',
    liberacao: 'Veículo liberado',
    envio: 'Saiu do pátio com a transportadora',
    entrega: 'Veículo com você',
  } satisfies Record<Part, string>,
  state: {
    feita: 'Feito',
    pulada: 'Feito',
    atual: 'Agora',
    futura: 'Depois',
    nunca: 'Não houve',
  } satisfies Record<OwnPurchase['etapas'][number]['situacao'], string>,
  cost: 'Quanto custa',
  price: 'Preço',
  fee: 'Taxa do comprador',
  freight: 'Frete',
  free: 'sem custo',
  total: 'Total',
  toAgree: 'a combinar',
  payment: 'Pagamento',
  paymentState: 'Situação',
  approved: 'Aprovado',
  approvedOn: (date: string) => `Aprovado em ${date}`,
  notApproved: 'Ainda não aprovado',
  method: 'Forma de pagamento',
  methods: { A: 'À vista', EF: 'Financiamento' },
  invoice: 'Nota fiscal',
  issued: 'Emitida',
  issuedOn: (date: string) => `Emitida em ${date}`,
  notIssued: 'Ainda não emitida',
  receiving: 'Como você recebe',
  delivered: 'Entrega no seu endereço',
  collected: 'Retirada no local',
  collectedOn: (when: string) => `Retirado em ${when}`,
  noAddress: 'O endereço foi excluído do cadastro; combine com a equipe.',
  pickup: {
    title: 'Código de retirada',
    qr: 'QR do código de retirada',
    text: 'Mostre este código na saída do pátio, com um documento com foto. Quem o tem pode pedir o veículo: não o mande a ninguém em quem você não confia.',
    replace: 'Trocar o código',
    ask: 'O código atual deixa de valer na hora. Trocar?',
    confirm: 'Trocar agora',
    keep: 'Manter este',
    done: 'Código trocado. O anterior não vale mais.',
    failed: 'Não foi possível trocar o código. Tente de novo.',
  },
  facts: 'Registro',
  contact: 'Fale com a equipe',
  contactText: (code: number) => `Diga o número da compra: ${code}.`,
  ways: 'Desistir ou cancelar',
  replaced: 'Depois desta compra você fez outro negócio nesta oferta. Esta página fica como registro.',
};

const en: typeof ptbr = {
  title: 'Your purchase',
  number: (code) => `Purchase no. ${code}`,
  back: 'All purchases',
  print: 'Print',
  loadFailed: 'This purchase could not be loaded.',
  noneTitle: 'Purchase not found',
  noneText: 'Check the address, or see your purchases. If you have another account, sign in with it.',
  boughtOn: (date) => `Bought on ${date}`,
  origin: { compra: 'Bought at once', lance: 'Winning bid', proposta: 'Accepted proposal' },
  seller: (name) => `Sold by ${name}`,
  seeOffer: 'See the offer',
  next: 'Next step',
  owner: { comprador: 'With you', vendedor: 'With the seller', banco: 'With the bank' },
  stage: {
    contato: {
      title: 'Our team contacts you',
      text: 'We confirm the details and agree on the payment by the phone or e-mail of your account.',
    },
    pagamento: {
      title: 'Pay as agreed with the team',
      text: 'Pay only in the ways that the team has given you through these contacts. Once it is approved, the payment is shown here.',
    },
    credito: {
      title: 'The bank examines the credit',
      text: 'Once the credit is released, we go on to the handover of the vehicle.',
    },
    liberacao: {
      title: 'The vehicle is released',
      text: 'The payment was approved. We prepare documents and vehicle, and tell you when it is ready.',
    },
    retirada: {
      title: 'Collect the vehicle',
      text: 'Agree on a time with the team, and bring a document with a photo.',
    },
    entrega: {
      title: 'The vehicle is delivered to you',
      text: 'The team agrees on a day with you. Check the vehicle before you sign for it.',
    },
  },
  action: {
    ...payAgain.EN,
    'responder-frete': {
      title: () => 'Answer the freight',
      text: 'Accept the proposed freight, or refuse it and collect the vehicle.',
    },
    'confirmar-entrega': {
      title: () => 'Confirm that the vehicle arrived',
      text: 'Check vehicle and items. If something is wrong, say what.',
    },
    marcar: {
      title: () => 'Book your pickup',
      text: 'The vehicle is released. Choose a day and a time to collect it.',
    },
    comparecer: {
      title: (when) => `Collect the vehicle on ${when}`,
      text: 'Bring a photo ID and the pickup code.',
    },
    'marcar-de-novo': {
      title: () => 'Book another time to collect',
      text: 'The booked time passed without an exit of the vehicle.',
    },
  },
  goTo: goTo.EN,
  until: (date) => `By ${date}`,
  late: (date) => `It was due on ${date}. Talk to the team if nothing moves.`,
  missing: {
    title: 'Missing documents',
    owner: { comprador: 'your turn', vendedor: 'with the seller' },
    checked: 'received, being checked',
    until: (day) => `by ${day}`,
    late: (day) => `was due on ${day}`,
  },
  finished: 'Purchase completed',
  finishedText: 'The vehicle is yours. Keep this page: the data of the purchase stays here.',
  cancelled: (date) => `Purchase cancelled on ${date}`,
  cancelledText: 'Nothing more is expected of you in this purchase.',
  asked: (date) => `You asked to cancel on ${date}. The team has not decided yet.`,
  timeline: 'Progress',
  part: {
    compra: 'Bought',
    contato: 'Contact by the team',
    pagamento: 'Payment',
    liberacao: 'Vehicle released',
    envio: 'Left the yard with the carrier',
    entrega: 'Vehicle with you',
  },
  state: { feita: 'Done', pulada: 'Done', atual: 'Now', futura: 'Later', nunca: 'Did not happen' },
  cost: 'What it costs',
  price: 'Price',
  fee: 'Buyer’s fee',
  freight: 'Freight',
  free: 'free of charge',
  total: 'Total',
  toAgree: 'to be agreed',
  payment: 'Payment',
  paymentState: 'Status',
  approved: 'Approved',
  approvedOn: (date) => `Approved on ${date}`,
  notApproved: 'Not approved yet',
  method: 'Means of payment',
  methods: { A: 'In cash', EF: 'Financing' },
  invoice: 'Invoice',
  issued: 'Issued',
  issuedOn: (date) => `Issued on ${date}`,
  notIssued: 'Not issued yet',
  receiving: 'How you receive it',
  delivered: 'Delivered to your address',
  collected: 'Collected in person',
  collectedOn: (when) => `Collected on ${when}`,
  noAddress: 'The address was deleted from the account; agree on one with the team.',
  pickup: {
    title: 'Pickup code',
    qr: 'QR of the pickup code',
    text: 'Show this code at the exit of the yard, with a photo ID. Anyone who has it can ask for the vehicle: send it only to people you trust.',
    replace: 'Replace the code',
    ask: 'The current code stops being valid at once. Replace it?',
    confirm: 'Replace it now',
    keep: 'Keep this one',
    done: 'Code replaced. The old one is no longer valid.',
    failed: 'The code could not be replaced. Try again.',
  },
  facts: 'Record',
  contact: 'Talk to the team',
  contactText: (code) => `Give the number of the purchase: ${code}.`,
  ways: 'Return or cancel',
  replaced: 'After this purchase you made another deal on this offer. This page stays as a record.',
};

const TEXTS = { PTBR: ptbr, EN: en } as const;

/** These texts in a language. */
export function purchaseTextsOf(idiom: Idiom): typeof ptbr {
  return TEXTS[idiom];
}

/** These texts in the language of the page. */
export function usePurchaseTexts(): typeof ptbr {
  return purchaseTextsOf(useIdiom());
}
