import {
  settingOf,
  type SettingName,
  type SettingValue,
} from '@patio/domain/sales/settings/business-settings.ts';
import type { SettingUnit } from '@patio/domain/sales/settings/whole-setting.ts';
import type { Idiom } from '../../errors/catalogue.ts';

type Words = Readonly<Record<Idiom, string>>;

const words = (PTBR: string, EN: string): Words => ({ PTBR, EN });

/** What the settings are called, in notifications and on the screen. */
export const SETTING_TITLES: Readonly<Record<SettingName, Words>> = {
  BID_THROTTLE_MINUTES: words('Intervalo entre lances', 'Time between bids'),
  SOFT_CLOSE_MINUTES: words('Prorrogação por lance no fim', 'Extension by a late bid'),
  SOFT_CLOSE_CAP_MINUTES: words('Máximo de prorrogação', 'Maximum of extensions'),
  DOUBLE_SEND_SECONDS: words('Lance enviado duas vezes', 'Bid sent twice'),
  PROPOSAL_EXPIRY_HOURS: words('Prazo da proposta', 'Term of a proposal'),
  PROPOSALS_PER_OFFER: words('Propostas por comprador em uma oferta', 'Proposals of a buyer on one offer'),
  OPEN_PROPOSALS: words('Propostas abertas por comprador', 'Open proposals of a buyer'),
  WITHDRAWN_PROPOSAL_DAYS: words('Proposta retirada na lista', 'Withdrawn proposals in the list'),
  CONDITIONAL_SALE_DAYS: words('Prazo da venda condicional', 'Term of a conditional sale'),
  REFUND_DAYS: words('Prazo da devolução', 'Term of a refund'),
  PAYMENT_DAYS: words('Prazo de pagamento', 'Time to pay'),
  PAYOUT_DAYS: words('Prazo do repasse às lojas', 'Time until stores are paid out'),
  PAYOUT_BANK_DAYS: words('Espera após a loja trocar a conta', 'Wait after a store changes its account'),
  PAYMENT_DEFAULT_DAYS: words('Prazo até propor a inadimplência', 'Time until default is proposed'),
  CREDIT_DAYS: words('Prazo do crédito', 'Time for a credit'),
  RELEASE_DAYS: words('Prazo de liberação', 'Time to release'),
  HANDOVER_DAYS: words('Prazo de retirada ou entrega', 'Time to collect or deliver'),
  PICKUP_SLOT_MINUTES: words('Duração do horário de retirada', 'Length of a pickup slot'),
  PICKUP_CAPACITY: words('Retiradas ao mesmo tempo', 'Pickups at the same time'),
  PICKUP_LEAD_HOURS: words('Antecedência para marcar a retirada', 'Notice to book a pickup'),
  PICKUP_CHANGE_HOURS: words('Antecedência para mudar a retirada', 'Notice to change a pickup'),
  PICKUP_DAYS_AHEAD: words('Dias em que se marca a retirada', 'Days ahead to book a pickup'),
  PICKUP_MISSED_HOURS: words('Retirada não feita', 'Missed pickup'),
  STEP_REMINDER_DAYS: words('Lembrete antes do prazo', 'Reminder before a last day'),
  DELIVERY_STEP_DAYS: words('Prazo de cada etapa da entrega', 'Term of each step of a delivery'),
  DELIVERY_CONFIRM_DAYS: words('Prazo para confirmar a entrega', 'Term to confirm a delivery'),
  DELIVERY_REMIND_DAYS: words('Lembrete da entrega', 'Reminder of a delivery'),
  STORAGE_DAILY: words('Diária de pátio', 'Daily amount of storage'),
  STORAGE_FREE_DAYS: words('Dias de pátio sem custo', 'Free days of storage'),
  STORAGE_MOST_DAYS: words('Máximo de diárias', 'Most days of storage'),
  STORAGE_REMIND_DAYS: words('Lembrete das diárias', 'Reminder of storage'),
  STORAGE_WAIVE: words('Diárias que vendas dispensa', 'Storage that sales may waive'),
  SECOND_CHANCE_DAYS: words('Prazo da segunda chance', 'Term of a second chance'),
  STRIKES_BEFORE_BLOCK: words('Faltas até o impedimento', 'Strikes before the block'),
  STRIKE_MONTHS: words('Validade de uma falta', 'How long a strike counts'),
  THEFT_CHECK_DAYS: words('Conferência de furto ao publicar', 'Theft check at publication'),
  LEGAL_CHECK_DAYS: words(
    'Conferência de débitos e restrições ao publicar',
    'Check of debts and liens at publication',
  ),
  RELEASE_CHECK_DAYS: words('Conferência legal ao liberar o veículo', 'Legal checks at the release'),
  TRANSFER_LIEN_DAYS: words('Prazo para baixar o gravame', 'Time to release a lien'),
  TRANSFER_INTENT_DAYS: words('Prazo para emitir a ATPV-e', 'Time to issue the ATPV-e'),
  TRANSFER_SIGN_DAYS: words('Prazo para assinar a ATPV-e', 'Time to sign the ATPV-e'),
  EXPOSURE_PERSON: words('Limite de pessoa com e-mail confirmado', 'Limit of a person with confirmed e-mail'),
  EXPOSURE_BUSINESS: words(
    'Limite de empresa com e-mail confirmado',
    'Limit of a company with confirmed e-mail',
  ),
  EXPOSURE_VERIFIED_PERSON: words('Limite de pessoa verificada', 'Limit of a verified person'),
  EXPOSURE_VERIFIED_COMPANY: words('Limite de empresa verificada', 'Limit of a verified company'),
  EXPOSURE_VERIFIED_DEALER: words('Limite de revendedor verificado', 'Limit of a verified dealer'),
  EXPOSURE_PER_DEPOSIT: words('Limite por real de caução', 'Limit per real of deposit'),
  AML_CASH: words('Pagamento em espécie a analisar', 'Cash to be looked at'),
  AML_REGISTRATION: words('Valor que exige cadastro completo', 'Value that needs a complete registration'),
  AML_SPLIT_DAYS: words('Pagamentos fracionados', 'Split payments'),
  SELLER_ANSWER_DAYS: words('Prazo de quem vende', 'Term of the seller'),
  PROMISED_ANSWER_HOURS: words('Prazo prometido de resposta', 'Promised time to answer'),
  MESSAGE_ANSWER_DAYS: words('Prazo para responder mensagens', 'Time to answer messages'),
  MESSAGE_CLOSES_DAYS: words('Conversa aberta depois do negócio', 'Conversation open after the deal'),
  COMPLAINT_ANSWER_DAYS: words('Prazo para responder reclamações', 'Time to answer complaints'),
  COMPLAINT_REVIEW_DAYS: words('Prazo para rever reclamações', 'Time to review complaints'),
  COMPLAINT_REPLY_DAYS: words('Prazo do comprador na reclamação', 'Term of the buyer in a complaint'),
  COMPLAINT_REOPEN_DAYS: words('Reabertura de reclamações', 'Reopening of complaints'),
  COMPLAINT_FULFIL_DAYS: words('Prazo para cumprir o acordo', 'Time to carry out a solution'),
  COMPLAINT_TERM_DAYS: words('Prazo para reclamar', 'Term to complain'),
  VISIT_SLOT_MINUTES: words('Duração de uma visita', 'Length of a visit'),
  VISIT_LEAD_HOURS: words('Antecedência para agendar visita', 'Time ahead to book a visit'),
  VISIT_DAYS_AHEAD: words('Dias de agenda de visitas', 'Days of visits that can be booked'),
  OPEN_VISITS: words('Visitas em aberto por pessoa', 'Open visits of a user'),
  VISIT_NO_SHOWS: words('Faltas antes de pedir aprovação', 'Missed visits before approval'),
  VISIT_NO_SHOW_DAYS: words('Validade de uma falta a visita', 'How long a missed visit counts'),
  VISIT_RECORD_HOURS: words('Registro de comparecimento', 'Record of a visit'),
  TAKEN_WORK_HOURS: words('Trabalho assumido sem ação', 'Taken work without action'),
  OVERTAKEN_MAIL_MINUTES: words('Pausa entre e-mails de lance superado', 'Pause between outbid mails'),
  ALERT_MAILS_PER_HOUR: words('E-mails de aviso por hora', 'Alert mails per hour'),
  SELLING_DIGEST_MINUTES: words('Pausa entre avisos a quem vende', 'Pause between messages to sellers'),
  MESSAGE_MAIL_MINUTES: words('E-mail de mensagens não lidas', 'Mail of unread messages'),
  BANK_DATA_DAYS: words('Guarda de dados bancários', 'Bank data is kept'),
  SALES_RECORD_YEARS: words('Guarda de registros de venda', 'Sales records are kept'),
  ACCESS_LOG_MONTHS: words('Guarda de registros de acesso', 'Access logs are kept'),
  DOCUMENT_YEARS: words('Guarda de documentos pedidos', 'Documents asked for are kept'),
  MAIL_WORDS_DAYS: words('Guarda do texto de e-mails', 'Text of mails is kept'),
  REGRET: words('Direito de desistência', 'Right to return'),
  RELEASE_TRANSFER: words('Transferência antes da liberação', 'Transfer before the release'),
  STORAGE_KEYS: words('Saída com diárias em aberto', 'Exit while storage is owed'),
};

/** The words of settings that are a choice. */
export const CHOICE_WORDS: Readonly<Record<string, Words>> = {
  all: words('todas as compras', 'all purchases'),
  nothing: words('nada da transferência', 'nothing of the transfer'),
  lien: words('gravame baixado', 'lien released'),
  intent: words('ATPV-e emitida (e gravame baixado)', 'ATPV-e issued (and lien released)'),
  signatures: words('ATPV-e assinada pelos dois lados', 'ATPV-e signed by both sides'),
  notice: words('venda comunicada ao Detran', 'sale communicated to the Detran'),
  always: words('permitida', 'allowed'),
  paid: words('só depois de pagas', 'only once it is paid'),
  'buy-now': words('só compras imediatas', 'immediate purchases only'),
};

/** One and many of each unit that is said. */
const UNITS: Readonly<Record<Exclude<SettingUnit, 'times' | 'reais' | 'choice'>, readonly [Words, Words]>> = {
  seconds: [words('segundo', 'second'), words('segundos', 'seconds')],
  minutes: [words('minuto', 'minute'), words('minutos', 'minutes')],
  hours: [words('hora', 'hour'), words('horas', 'hours')],
  days: [words('dia', 'day'), words('dias', 'days')],
  'working-days': [words('dia útil', 'working day'), words('dias úteis', 'working days')],
  months: [words('mês', 'month'), words('meses', 'months')],
  years: [words('ano', 'year'), words('anos', 'years')],
};

/** A value with its unit, as it is said. */
export function sayValue(name: SettingName, value: SettingValue, idiom: Idiom): string {
  const { unit } = settingOf(name);
  if (typeof value === 'string') return CHOICE_WORDS[value]?.[idiom] ?? value;
  const number = value.toLocaleString(idiom === 'PTBR' ? 'pt-BR' : 'en');
  if (unit === 'reais') return `R$ ${number}`;
  if (unit === 'times' || unit === 'choice') return number;
  const [one, many] = UNITS[unit];
  return `${number} ${(value === 1 ? one : many)[idiom]}`;
}
