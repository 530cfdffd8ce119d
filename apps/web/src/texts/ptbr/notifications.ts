import { numberText } from '../../platform/i18n/number-text.ts';
/** The inbox of the signed-in user. */
export const notificationTexts = {
  chooseAlerts: 'Escolher avisos',
  title: 'Notificações',
  list: 'Lista de notificações',
  today: 'Hoje',
  yesterday: 'Ontem',
  unread: 'não lida',
  unreadCount: (count: number) =>
    count === 0 ? 'Tudo lido' : count === 1 ? '1 não lida' : `${numberText(count, 'PTBR')} não lidas`,
  choose: 'Escolha uma notificação para ler.',
  backToList: 'Voltar à lista',
  attachment: 'Anexo',
  download: (name: string, size: string) => `Baixar ${name}, ${size}`,
  downloadFailed: 'Não foi possível baixar o anexo. Tente de novo.',
  readFailed: 'Não foi possível marcar a notificação como lida.',
  sender: 'Quem enviou',
  phone: 'Telefone',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  address: 'Endereço',
  emptyTitle: 'Nenhuma notificação',
  emptyText: 'Aqui aparecem os avisos sobre os seus lances, propostas, compras e buscas salvas.',
  seeOffers: 'Ver ofertas',
  failed: 'Não foi possível carregar suas notificações.',
};
