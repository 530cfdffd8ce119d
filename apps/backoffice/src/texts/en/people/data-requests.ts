import type { Texts } from '../../ptbr.ts';

export const dataRequests: Texts['dataRequests'] = {
  title: 'Requests of data subjects',
  protocol: 'Reference',
  kind: 'Request',
  kinds: { exportacao: 'Copy of the data', correcao: 'Correction', exclusao: 'Deletion of the account' },
  state: 'Status',
  opened: 'Opened on',
  states: { aberto: 'Open', concluido: 'Done', recusado: 'Refused', desfeito: 'Undone' },
  subjects: {
    documento: 'CPF or CNPJ',
    email: 'E-mail',
    empresa: 'Trade name',
    nascimento: 'Date of birth',
    outro: 'Something else',
  },
  due: 'Due',
  left: (days: number) =>
    days < 0
      ? `Overdue by ${-days} ${days === -1 ? 'day' : 'days'}`
      : days === 0
        ? 'Due today'
        : `${days} ${days === 1 ? 'day' : 'days'}`,
  person: 'Data subject',
  subject: 'What to correct',
  text: 'What the user wrote',
  answer: 'Answer',
  answerHint: 'The user reads the answer by e-mail and on the site, with the reference.',
  answerShort: 'Write the answer, in at least 5 letters.',
  value: 'Corrected value',
  valueHints: {
    documento: 'Letters and digits only',
    email: 'Counts in 72 hours; until then, the present address can refuse the change',
    empresa: 'Up to 100 letters',
    nascimento: 'dd/mm/yyyy',
    outro: 'Done in another way; leave it empty',
  },
  grant: 'Correct and answer',
  refuse: 'Refuse and answer',
  granted: 'Corrected and answered.',
  refused: 'Refused and answered.',
  onBehalf: 'Opened by staff on behalf of the user',
  copyByProgram: 'The system prepares the copy and notifies the user; there is nothing to answer.',
  deletionAt: 'The account is erased on',
  deletionByProgram: 'The system erases the account on that day; a sign-in of the user undoes the request.',
  toAccount: 'Open the account',
};
