import { useIdiom } from '../../../platform/i18n/texts.ts';

/** Texts of what the storage of a purchase costs. */
const ptbr = {
  title: 'Diárias de pátio',
  loadFailed: 'Não foi possível carregar as diárias de pátio.',
  failed: 'Não foi possível salvar. Tente de novo.',
  before: (days: string) => `Depois da liberação, o veículo fica ${days} no pátio sem custo.`,
  freeUntil: (last: string, from: string) =>
    `Sem custo até ${last}. A partir de ${from}, cada dia útil custa.`,
  freeDays: (count: number) => (count === 1 ? '1 dia útil' : `${count} dias úteis`),
  counting: (days: string, amount: string) => `Contados até ontem: ${days}, ${amount}.`,
  noneYet: 'Os dias sem custo acabaram. Nenhum dia contou ainda.',
  delivered: 'A compra é entregue: enquanto isso, o pátio não custa nada.',
  over: (amount: string) => `As diárias desta compra somaram ${amount}.`,
  overFree: 'As diárias desta compra não custaram nada.',
  daily: 'Cada dia útil depois disso',
  dailyOf: (amount: string, vehicles: number) =>
    vehicles === 1 ? amount : `${amount} por veículo, ${vehicles} veículos`,
  most: 'No máximo',
  mostOf: (amount: string, days: string) => `${amount} (${days})`,
  left: 'Dias sem custo que restam',
  owed: 'Em aberto, ainda não cobrado',
  toPay: 'Cobrado e a pagar',
  waived: 'Dispensado',
  rules:
    'O dia da saída não é cobrado. Dias em que você não podia retirar (pátio fechado, sem horário livre, documento que falta de quem vende, reclamação que impede a retirada ou cancelamento em análise) não contam. Os de uma reclamação que não procede, que você retira ou que fica sem resposta sua passam a contar.',
  once: 'A cobrança é uma só, quando o veículo sai.',
  keys: 'O veículo sai quando as diárias estão pagas.',
  charge: (amount: string) => `Pagar ${amount} agora`,
  chargeText: 'A cobrança aparece em Pagamentos. Se o veículo não sair hoje, os dias seguintes ainda contam.',
  charged: 'Cobrança feita. Pague em Pagamentos desta compra.',
  waiver: (amount: string, reason: string) => `A equipe dispensou ${amount}: ${reason}`,
  days: (count: number) => (count === 1 ? 'Ver 1 dia' : `Ver ${count} dias`),
  kinds: {
    livre: 'sem custo',
    conta: 'conta',
    entrega: 'não conta: entrega por frete',
    cancelamento: 'não conta: cancelamento em análise',
    reclamacao: 'não conta: reclamação',
    'reclamacao-conta': 'conta: a reclamação não procedeu',
    documento: 'não conta: faltava um documento de quem vende',
    fechado: 'não conta: pátio fechado',
    'sem-horario': 'não conta: sem horário livre',
    'sem-registro': 'não conta: sem registro',
  },
};

const en: typeof ptbr = {
  title: 'Storage',
  loadFailed: 'The storage of this purchase could not be loaded.',
  failed: 'It could not be saved. Try again.',
  before: (days) => `After its release, the vehicle is stored for ${days} without cost.`,
  freeUntil: (last, from) => `Free until ${last}. From ${from} on, each working day costs.`,
  freeDays: (count) => (count === 1 ? '1 working day' : `${count} working days`),
  counting: (days, amount) => `Counted until yesterday: ${days}, ${amount}.`,
  noneYet: 'The free days are over. No day has counted yet.',
  delivered: 'The purchase is delivered: storage costs nothing meanwhile.',
  over: (amount) => `Storage of this purchase came to ${amount}.`,
  overFree: 'Storage of this purchase cost nothing.',
  daily: 'Each working day after that',
  dailyOf: (amount, vehicles) => (vehicles === 1 ? amount : `${amount} for each of ${vehicles} vehicles`),
  most: 'At most',
  mostOf: (amount, days) => `${amount} (${days})`,
  left: 'Free days left',
  owed: 'Open, not charged yet',
  toPay: 'Charged and to be paid',
  waived: 'Waived',
  rules:
    'The day of the exit is not charged. Days on which you could not collect (yard closed, no free slot, a document missing from the seller, a complaint that keeps you from collecting or a cancellation under review) do not count. Those of a complaint that is unfounded, that you withdraw or do not reply to count after all.',
  once: 'It is charged once, when the vehicle leaves.',
  keys: 'The vehicle leaves once storage is paid.',
  charge: (amount) => `Pay ${amount} now`,
  chargeText:
    'The charge appears under payments. If the vehicle does not leave today, the next days still count.',
  charged: 'Charged. Pay it under the payments of this purchase.',
  waiver: (amount, reason) => `The team waived ${amount}: ${reason}`,
  days: (count) => (count === 1 ? 'See 1 day' : `See ${count} days`),
  kinds: {
    livre: 'free',
    conta: 'counts',
    entrega: 'does not count: delivered by a carrier',
    cancelamento: 'does not count: cancellation under review',
    reclamacao: 'does not count: complaint',
    'reclamacao-conta': 'counts: the complaint was not upheld',
    documento: 'does not count: a document of the seller was missing',
    fechado: 'does not count: yard closed',
    'sem-horario': 'does not count: no free slot',
    'sem-registro': 'does not count: not recorded',
  },
};

/** These texts in the language of the page. */
export function useStorageTexts(): typeof ptbr {
  return useIdiom() === 'EN' ? en : ptbr;
}
