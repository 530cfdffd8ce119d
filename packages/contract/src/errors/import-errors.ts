import type { ErrorEntry } from './error-entry.ts';

/** Errors of imports in the back office. */
export const importErrors = {
  'import-not-found': {
    status: 404,
    PTBR: 'Esta importação não existe.',
    EN: 'This import does not exist.',
  },
  'import-too-large': {
    status: 422,
    PTBR: 'O arquivo tem {size} MB, e o máximo é {most} MB. Divida-o em partes menores.',
    EN: 'The file has {size} MB, and the maximum is {most} MB. Split it into smaller parts.',
  },
  'import-kind': {
    status: 422,
    PTBR: 'Só são aceitos arquivos CSV, JSON e Excel sem macros ({names}).',
    EN: 'Only CSV, JSON and Excel files without macros are accepted ({names}).',
  },
  'imports-full': {
    status: 409,
    PTBR: 'Você tem {most} importações por terminar. Termine ou cancele uma antes de começar outra.',
    EN: 'You have {most} unfinished imports. Finish or cancel one before beginning another.',
  },
  'import-moved-on': {
    status: 409,
    PTBR: 'A importação já não está nesta etapa. Veja como ela está agora.',
    EN: 'The import is no longer at this step. See how it is now.',
  },
  'import-part': {
    status: 409,
    PTBR: 'O envio se perdeu no caminho: o servidor tem {received} bytes do arquivo. Envie a partir daí.',
    EN: 'The upload lost its place: the server has {received} bytes of the file. Send from there on.',
  },
  'import-photos-kind': {
    status: 422,
    PTBR: 'As fotos vêm em um arquivo .zip.',
    EN: 'Photos come in a .zip file.',
  },
  'import-photos-missing': {
    status: 409,
    PTBR: 'O envio das fotos não terminou. Continue-o ou deixe as fotos de fora.',
    EN: 'The upload of the photos has not ended. Continue it, or leave the photos out.',
  },
  'import-sheet': {
    status: 422,
    PTBR: 'O arquivo não tem esta planilha.',
    EN: 'The file has no such sheet.',
  },
  'import-columns': {
    status: 422,
    PTBR: 'Falta dizer qual coluna do arquivo é: {what}.',
    EN: 'It is not set yet which column of the file is: {what}.',
  },
} as const satisfies Record<string, ErrorEntry>;
