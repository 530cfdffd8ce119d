/** Texts for fields of codes, documents, deposits, limits, and passwords of staff and store users. */
export const trustFieldTexts = {
  'password-work': {
    PTBR: 'Contas da equipe e de lojas precisam de uma senha mais difícil de adivinhar. Junte palavras que não combinam.',
    EN: 'Accounts of staff and stores need a password that is harder to guess. Combine words that do not belong together.',
  },
  'document-size': {
    PTBR: 'Envie arquivos de até 2 MB cada.',
    EN: 'Send files of up to 2 MB each.',
  },
  'document-kind': {
    PTBR: 'Envie os documentos em PDF, PNG ou JPEG.',
    EN: 'Send the documents as PDF, PNG or JPEG.',
  },
  'document-list': {
    PTBR: 'Envie um arquivo para cada documento pedido.',
    EN: 'Send one file for each document requested.',
  },
  'deposit-amount': {
    PTBR: 'Informe o valor em caução, de 0 a 100.000.000 reais.',
    EN: 'Enter the deposit held, from 0 to 100,000,000 reais.',
  },
  'email-code': {
    PTBR: 'Digite os seis números do código.',
    EN: 'Enter the six-digit code.',
  },
  'release-exposure': {
    PTBR: 'Informe de -10.000.000 a 10.000.000 reais, em valor inteiro diferente de zero.',
    EN: 'Enter a whole amount from -10,000,000 to 10,000,000 reais, not zero.',
  },
  'listing-document': {
    PTBR: 'Informe um CPF ou CNPJ completo, ou uma conta; aparelhos, só pela conta.',
    EN: 'Enter a complete CPF or CNPJ, or an account; devices can be listed by account only.',
  },
} as const;
