import { useIdiom } from '../../../platform/i18n/texts.ts';

/** Texts of money that goes back to a buyer. */
const ptbr = {
  title: 'Devoluções',
  loadFailed: 'Não foi possível carregar as devoluções.',
  ways: {
    pix: (amount: string) => `${amount} por Pix, à conta que pagou`,
    transferencia: (amount: string) => `${amount} por transferência`,
    compensacao: (amount: string) => `${amount} para outra cobrança desta compra`,
  },
  steps: { asked: 'Pedida', approved: 'Aprovada', sent: 'Enviada', arrived: 'Chegou', used: 'Usada' },
  on: (date: string) => `em ${date}`,
  waiting: 'a seguir',
  reference: (reference: string) => `Referência do banco: ${reference}`,
  failed:
    'O banco não concluiu esta devolução. O dinheiro continua seu: a nossa equipe procura outra forma e avisa você.',
  notYet: (date: string) =>
    `Avisamos que esta transferência tinha saído, mas isso foi registrado por engano. Em ${date} vimos que ela ainda não saiu. O dinheiro continua seu, e avisamos você quando ela sair.`,
  accountAsked: (amount: string) =>
    `Temos ${amount} a devolver a você por transferência, e não sabemos para qual conta. Informe a sua conta aqui.`,
  accountGiven: (amount: string) =>
    `Recebemos a conta para a qual devolvemos ${amount}. Avisamos você quando a transferência sair.`,
  give: 'Informar a conta',
  change: 'Trocar a conta',
  giveText: (amount: string) =>
    `Devolvemos ${amount} para a conta que você informar. Você pode trocá-la até a transferência ser liberada.`,
  send: 'Enviar os dados',
  giveFailed: 'Não foi possível enviar os dados. Tente de novo.',
  arrives: 'Transferências chegam em geral no mesmo dia.',
};

const en: typeof ptbr = {
  title: 'Money that goes back',
  loadFailed: 'What goes back could not be loaded.',
  ways: {
    pix: (amount) => `${amount} by Pix, to the account that paid`,
    transferencia: (amount) => `${amount} by transfer`,
    compensacao: (amount) => `${amount} to another charge of this purchase`,
  },
  steps: { asked: 'Asked for', approved: 'Approved', sent: 'Sent', arrived: 'Arrived', used: 'Used' },
  on: (date) => `on ${date}`,
  waiting: 'next',
  reference: (reference) => `Reference of the bank: ${reference}`,
  failed:
    'The bank did not complete this return. You still have this money: our team looks for another way and notifies you.',
  notYet: (date) =>
    `We told you that this transfer had left, but that was recorded by mistake. On ${date} we saw that it has not left yet. You still have this money, and we notify you once it has.`,
  accountAsked: (amount) =>
    `We have ${amount} to return to you by transfer, and do not know to which account. Give your account here.`,
  accountGiven: (amount) =>
    `We have the account to which we return ${amount}. We notify you once the transfer has left.`,
  give: 'Give the account',
  change: 'Change the account',
  giveText: (amount) =>
    `We return ${amount} to the account that you give. You can change it until the transfer is released.`,
  send: 'Send the data',
  giveFailed: 'The data could not be sent. Try again.',
  arrives: 'Transfers usually arrive on the same day.',
};

const TEXTS = { PTBR: ptbr, EN: en } as const;

/** The texts of paybacks, loaded only with what shows them. */
export function usePaybackTexts(): typeof ptbr {
  return TEXTS[useIdiom()];
}
