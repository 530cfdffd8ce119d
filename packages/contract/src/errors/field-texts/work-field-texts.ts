/** Texts for fields of what staff save while they work: answers, views, notes, plans of a purchase, periods. */
export const workFieldTexts = {
  'visit-note': {
    PTBR: 'Escreva a nota da visita com até 1.000 caracteres.',
    EN: 'Write the note of the visit in up to 1,000 characters.',
  },
  'visit-hours': {
    PTBR: 'Escreva os horários como 08:00, no máximo três por dia.',
    EN: 'Write the hours as 08:00, at most three a day.',
  },
  'pickup-capacity': {
    PTBR: 'Informe de 1 a 100 retiradas ao mesmo tempo, ou deixe vazio.',
    EN: 'Enter 1 to 100 pickups at the same time, or leave it empty.',
  },
  'visit-capacity': {
    PTBR: 'Diga quantas visitas cabem ao mesmo tempo: de 1 a 50.',
    EN: 'Say how many visits fit at the same time: 1 to 50.',
  },
  'visit-contact': {
    PTBR: 'Diga por quem o visitante procura, com 2 a 100 caracteres.',
    EN: 'Say who a visitor asks for, in 2 to 100 characters.',
  },
  'visit-notes': {
    PTBR: 'Escreva as orientações com até 500 caracteres.',
    EN: 'Write the instructions in up to 500 characters.',
  },
  'visit-day': { PTBR: 'Escolha o dia.', EN: 'Choose the day.' },
  'complaint-category': {
    PTBR: 'Escolha sobre o que é a reclamação.',
    EN: 'Choose what the complaint is about.',
  },
  'complaint-remedy': { PTBR: 'Escolha a solução.', EN: 'Choose the solution.' },
  'complaint-finding': { PTBR: 'Escolha o resultado da decisão.', EN: 'Choose what the decision finds.' },
  'complaint-text': {
    PTBR: 'Escreva o texto, com até 2.000 caracteres.',
    EN: 'Write the text, in up to 2,000 characters.',
  },
  'complaint-note': {
    PTBR: 'Escreva a nota, com até 500 caracteres.',
    EN: 'Write the note, in up to 500 characters.',
  },
  'complaint-day': {
    PTBR: 'Informe o dia em que o defeito foi descoberto, entre a compra e hoje.',
    EN: 'Enter the day on which the defect was found, between the purchase and today.',
  },
  'complaint-files': { PTBR: 'Anexe até 10 arquivos.', EN: 'Attach at most 10 files.' },
  'message-text': {
    PTBR: 'Escreva a mensagem, com até 2.000 caracteres, ou anexe um arquivo.',
    EN: 'Write the message, in up to 2,000 characters, or attach a file.',
  },
  'message-files': {
    PTBR: 'Anexe até 5 arquivos por mensagem.',
    EN: 'Attach at most 5 files to a message.',
  },
  'message-file-size': {
    PTBR: 'O arquivo deve ter até 10 MB, e não pode estar vazio.',
    EN: 'The file must have up to 10 MB, and cannot be empty.',
  },
  'message-file-kind': {
    PTBR: 'Anexe arquivos em PDF, JPEG ou PNG.',
    EN: 'Attach files as PDF, JPEG or PNG.',
  },
  'template-name': {
    PTBR: 'Dê à resposta pronta um nome de até 60 caracteres.',
    EN: 'Give the prepared answer a name of up to 60 characters.',
  },
  'view-name': {
    PTBR: 'Dê à vista um nome de até 60 caracteres.',
    EN: 'Give the view a name of up to 60 characters.',
  },
  'note-text': {
    PTBR: 'Escreva a nota, com até 2.000 caracteres.',
    EN: 'Write the note, in up to 2,000 characters.',
  },
  'note-promise': {
    PTBR: 'Escreva a promessa com até 300 caracteres.',
    EN: 'Write the promise in up to 300 characters.',
  },
  'next-action': {
    PTBR: 'Escreva a próxima ação com até 300 caracteres.',
    EN: 'Write the next action in up to 300 characters.',
  },
  'payment-form': {
    PTBR: 'Escreva a forma de pagamento com até 60 caracteres.',
    EN: 'Write the form of payment in up to 60 characters.',
  },
  'day-invalid': { PTBR: 'Escolha um dia válido.', EN: 'Choose a valid day.' },
  'figures-period': {
    PTBR: 'O período vai do primeiro ao último dia e tem no máximo 366 dias.',
    EN: 'The period runs from the first to the last day and has at most 366 days.',
  },
  'transfer-proof': {
    PTBR: 'Escolha um documento desta compra que comprove a etapa.',
    EN: 'Choose a document of this purchase that proves the step.',
  },
  'fine-value': {
    PTBR: 'Informe o valor da multa, até R$ 1.000.000,00.',
    EN: 'Enter the amount of the fine, up to R$ 1,000,000.00.',
  },
  'fine-description': {
    PTBR: 'Descreva a multa em até 200 caracteres, com o número do auto.',
    EN: 'Describe the fine in up to 200 characters, with its number.',
  },
  'transfer-day': {
    PTBR: 'Informe o dia em que a etapa foi feita.',
    EN: 'Enter the day on which the step was done.',
  },
};
