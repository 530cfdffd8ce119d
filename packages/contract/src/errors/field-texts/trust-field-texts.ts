/** Texts for fields of codes, documents, deposits, limits, invitations, and passwords of staff and store users. */
export const trustFieldTexts = {
  'registration-proof': {
    PTBR: 'Informe por que meio a inscrição foi conferida, de 5 a 200 caracteres.',
    EN: 'Say how the registration was checked, in 5 to 200 characters.',
  },
  'block-until': {
    PTBR: 'Informe o último dia do bloqueio: hoje ou depois, no máximo em um ano.',
    EN: 'Enter the last day of the block: today or later, within a year.',
  },
  'staff-role': { PTBR: 'Escolha o papel na equipe.', EN: 'Choose the role in the team.' },
  'invited-name': {
    PTBR: 'Informe o nome, com até 100 caracteres.',
    EN: 'Enter the name, in up to 100 characters.',
  },
  'employee-number': {
    PTBR: 'Informe a matrícula, com até 30 caracteres.',
    EN: 'Enter the registration number, in up to 30 characters.',
  },
  'username-invalid': {
    PTBR: 'O nome de usuário tem de 3 a 100 letras, números, pontos, hífens ou sublinhados.',
    EN: 'A username has 3 to 100 letters, digits, dots, hyphens or underscores.',
  },
  'password-work': {
    PTBR: 'Contas da equipe e de lojas precisam de uma senha mais difícil de adivinhar. Junte palavras que não combinam.',
    EN: 'Accounts of staff and stores need a password that is harder to guess. Combine words that do not belong together.',
  },
  'document-due': {
    PTBR: 'Informe o último dia para enviar: hoje ou depois, no máximo em um ano.',
    EN: 'Enter the last day to send it: today or later, within a year.',
  },
  'document-expiry': {
    PTBR: 'Informe até que dia a habilitação vale: hoje ou depois, no máximo em 20 anos.',
    EN: 'Enter the last day of the licence: today or later, within 20 years.',
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
