import type { Idiom } from '../../../platform/i18n/idiom.ts';
import { useIdiom } from '../../../platform/i18n/texts.ts';

/** Texts of the conversation between a buyer and who sells. */
const ptbr = {
  title: 'Mensagens',
  intro: (store: string | null) =>
    store === null
      ? 'Escreva à nossa equipe sobre este negócio. Tudo fica registrado aqui.'
      : `Escreva à loja ${store} sobre este negócio. Tudo fica registrado aqui.`,
  dialog: (offer: string) => `Mensagens: ${offer}`,
  open: 'Mensagens',
  log: 'Mensagens da conversa',
  loading: 'Carregando as mensagens',
  failed: 'Não foi possível carregar as mensagens.',
  missing: 'Não há conversa sobre este negócio.',
  none: 'Ninguém escreveu ainda.',
  older: 'Mostrar mensagens anteriores',
  you: 'Você',
  sides: (store: string | null) => ({ comprador: 'Você', loja: store ?? 'Loja', casa: 'Equipe' }),
  readAt: (date: string) => `lida em ${date}`,
  notRead: 'ainda não lida',
  hidden: 'A equipe ocultou esta mensagem.',
  hiddenOwn: (reason: string) => `A equipe ocultou esta mensagem do outro lado. Motivo: ${reason}`,
  download: (name: string) => `Baixar ${name}`,
  downloadFailed: 'Não foi possível baixar o arquivo. Tente de novo.',
  message: 'Sua mensagem',
  hint: 'Ctrl + Enter envia.',
  masked: 'Até a venda, telefones, e-mails, CPF e endereços de sites ficam ocultos para o outro lado.',
  left: (count: number) => (count === 1 ? 'Falta 1 caractere.' : `Faltam ${count} caracteres.`),
  attach: 'Anexar arquivos',
  attachHint: 'PDF, JPEG ou PNG, até 10 MB cada, 5 por mensagem.',
  tooLarge: (name: string) => `${name} tem mais de 10 MB.`,
  removeFile: (name: string) => `Tirar ${name}`,
  send: 'Enviar',
  sending: 'Enviando…',
  sendFailed: 'A mensagem não foi enviada. O texto continua aqui: confira a conexão e tente de novo.',
  closed: 'Esta conversa está encerrada: ninguém escreve mais, e ela fica como registro.',
  interrupted: 'Sem conexão ao vivo. Novas mensagens aparecem quando ela voltar.',
};

const en: typeof ptbr = {
  title: 'Messages',
  intro: (store) =>
    store === null
      ? 'Write to our team about this deal. Everything is kept here.'
      : `Write to the store ${store} about this deal. Everything is kept here.`,
  dialog: (offer) => `Messages: ${offer}`,
  open: 'Messages',
  log: 'Messages of the conversation',
  loading: 'Loading the messages',
  failed: 'The messages could not be loaded.',
  missing: 'There is no conversation about this deal.',
  none: 'Nobody has written yet.',
  older: 'Show earlier messages',
  you: 'You',
  sides: (store) => ({ comprador: 'You', loja: store ?? 'Store', casa: 'Team' }),
  readAt: (date) => `read on ${date}`,
  notRead: 'not read yet',
  hidden: 'The team has hidden this message.',
  hiddenOwn: (reason) => `The team has hidden this message from the other side. Reason: ${reason}`,
  download: (name) => `Download ${name}`,
  downloadFailed: 'The file could not be downloaded. Try again.',
  message: 'Your message',
  hint: 'Ctrl + Enter sends.',
  masked: 'Until the sale, telephone numbers, e-mails, CPF and links are hidden from the other side.',
  left: (count) => (count === 1 ? '1 character left.' : `${count} characters left.`),
  attach: 'Attach files',
  attachHint: 'PDF, JPEG or PNG, up to 10 MB each, 5 for a message.',
  tooLarge: (name) => `${name} has more than 10 MB.`,
  removeFile: (name) => `Remove ${name}`,
  send: 'Send',
  sending: 'Sending…',
  sendFailed: 'The message was not sent. Your text is still here: check the connection and try again.',
  closed: 'This conversation is closed: nobody can write, and it stays as a record.',
  interrupted: 'No live connection. New messages appear once it is back.',
};

const TEXTS: Readonly<Record<Idiom, typeof ptbr>> = { PTBR: ptbr, EN: en };

/** These texts in the language of the page. */
export function useMessageTexts(): typeof ptbr {
  return TEXTS[useIdiom()];
}
