/** Texts for the fields of a receipt and of the export for the accountant. */
export const paymentFieldTexts = {
  'receipt-payer': {
    PTBR: 'Informe quem pagou, com até 120 caracteres.',
    EN: 'Enter who paid, in up to 120 characters.',
  },
  'receipt-payer-document': {
    PTBR: 'Informe o CPF ou CNPJ de quem pagou, ou deixe vazio.',
    EN: 'Enter the CPF or CNPJ of who paid, or leave it empty.',
  },
  'receipt-cash-document': {
    PTBR: 'De dinheiro em espécie, informe o CPF ou CNPJ de quem o entregou.',
    EN: 'Of cash, enter the CPF or CNPJ of who handed it over.',
  },
  'aml-note': {
    PTBR: 'Escreva a anotação, com até 2000 caracteres.',
    EN: 'Write the note, in up to 2000 characters.',
  },
  'aml-protocol': {
    PTBR: 'Informe o protocolo, com até 80 caracteres.',
    EN: 'Enter the protocol, up to 80 characters.',
  },
  'store-bank-bank': { PTBR: 'Informe o banco.', EN: 'Tell the bank.' },
  'store-bank-branch': { PTBR: 'Informe a agência.', EN: 'Tell the branch.' },
  'store-bank-account': {
    PTBR: 'Informe a conta com o dígito.',
    EN: 'Tell the account with its check digit.',
  },
  'receipt-reference': {
    PTBR: 'Informe a referência do banco, com até 80 caracteres.',
    EN: 'Enter the bank reference, up to 80 characters.',
  },
  'receipt-reason': {
    PTBR: 'Escreva o motivo, com até 300 caracteres.',
    EN: 'Write the reason, in up to 300 characters.',
  },
  'statement-file': {
    PTBR: 'Escolha o arquivo do extrato.',
    EN: 'Choose the file of the statement.',
  },
  'statement-account': {
    PTBR: 'O nome da conta tem no máximo 60 caracteres.',
    EN: 'The name of the account has at most 60 characters.',
  },
  'accounting-period': {
    PTBR: 'O período vai do primeiro ao último dia e tem no máximo 13 meses.',
    EN: 'The period runs from the first to the last day and has at most 13 months.',
  },
} as const;
