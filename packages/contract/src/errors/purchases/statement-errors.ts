import type { ErrorEntry } from '../error-entry.ts';

/** Errors of statements of the bank; `line` is that of the file. */
export const statementErrors = {
  'statement-too-large': {
    status: 413,
    PTBR: 'O arquivo passa de 2 MB. Peça ao banco um período menor.',
    EN: 'The file is larger than 2 MB. Ask the bank for a shorter period.',
  },
  'statement-empty': { status: 422, PTBR: 'O arquivo está vazio.', EN: 'The file is empty.' },
  'statement-unknown': {
    status: 422,
    PTBR: 'Linha {line}: isto não é um extrato em OFX ou CSV.',
    EN: 'Line {line}: this is no statement in OFX or CSV.',
  },
  'statement-too-long': {
    status: 422,
    PTBR: 'Linha {line}: o arquivo tem mais do que cabe em um extrato. Peça ao banco um período menor.',
    EN: 'Line {line}: the file has more than a statement can have. Ask the bank for a shorter period.',
  },
  'statement-cut-off': {
    status: 422,
    PTBR: 'Linha {line}: o arquivo termina antes do fim do extrato. Baixe-o de novo.',
    EN: 'Line {line}: the file ends before the statement does. Download it again.',
  },
  'statement-not-bank': {
    status: 422,
    PTBR: 'Linha {line}: este é o extrato de um cartão ou de investimentos, não de uma conta.',
    EN: 'Line {line}: this is the statement of a card or of investments, not of an account.',
  },
  'statement-currency': {
    status: 422,
    PTBR: 'Linha {line}: a conta não é em reais.',
    EN: 'Line {line}: the account is not in reais.',
  },
  'statement-several-accounts': {
    status: 422,
    PTBR: 'Linha {line}: o arquivo tem mais de uma conta. Baixe um extrato por conta.',
    EN: 'Line {line}: the file has more than one account. Download one statement for each account.',
  },
  'statement-own-book': {
    status: 422,
    PTBR: 'Linha {line}: este arquivo é o do nosso livro, para a contabilidade, e não o extrato do banco.',
    EN: 'Line {line}: this is the file of our own book for the accountant, not the statement of the bank.',
  },
  'statement-columns': {
    status: 422,
    PTBR: 'O arquivo não tem as colunas de um extrato: data e valor, ou data, crédito e débito.',
    EN: 'The file lacks the columns of a statement: date and amount, or date, credit and debit.',
  },
  'statement-cells': {
    status: 422,
    PTBR: 'Linha {line}: faltam colunas. O arquivo pode ter sido cortado.',
    EN: 'Line {line}: columns are missing. The file may have been cut off.',
  },
  'statement-quotes': {
    status: 422,
    PTBR: 'Linha {line}: as aspas não fecham onde deveriam.',
    EN: 'Line {line}: quotes do not end where they should.',
  },
  'statement-day': {
    status: 422,
    PTBR: 'Linha {line}: a data não existe ou não pode ser lida.',
    EN: 'Line {line}: the date does not exist or cannot be read.',
  },
  'statement-amount': {
    status: 422,
    PTBR: 'Linha {line}: o valor não pode ser lido.',
    EN: 'Line {line}: the amount cannot be read.',
  },
  'statement-ambiguous-amount': {
    status: 422,
    PTBR: 'Linha {line}: o valor pode ser lido de duas formas (mil ou centavos). Escreva os centavos.',
    EN: 'Line {line}: the amount can be read in two ways (thousands or decimals). Write the centavos.',
  },
  'statement-balance': {
    status: 422,
    PTBR: 'Linha {line}: o saldo não pode ser lido.',
    EN: 'Line {line}: the balance cannot be read.',
  },
  'statement-line-not-found': { status: 404, PTBR: 'Movimento não encontrado.', EN: 'Movement not found.' },
  'statement-line-booked': {
    status: 409,
    PTBR: 'Este movimento já foi conferido.',
    EN: 'This movement was recorded already.',
  },
  'statement-line-ignored': {
    status: 409,
    PTBR: 'Este movimento já foi posto de lado.',
    EN: 'This movement was put aside already.',
  },
  'statement-line-not-ignored': {
    status: 409,
    PTBR: 'Este movimento não está posto de lado.',
    EN: 'This movement is not put aside.',
  },
} as const satisfies Record<string, ErrorEntry>;
