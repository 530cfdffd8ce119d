import type { Idiom } from '@patio/contract/errors/catalogue.ts';

/** What became of a deposit that the bank no longer returns by Pix. */
export type TransferNews =
  | 'bank'
  | 'bank-reminder'
  | 'bank-last-reminder'
  | 'bank-given'
  | 'after-transfer'
  | 'transfer-released'
  | 'transferred'
  | 'transfer-refused'
  | 'transfer-failed'
  | 'transfer-undone';

type Words = (money: string) => readonly [subject: string, text: string];

/** Subject and text of each. */
export const TRANSFER_WORDS: Readonly<Record<Idiom, Readonly<Record<TransferNews, Words>>>> = {
  PTBR: {
    bank: (money) => [
      'Precisamos da sua conta para devolver a caução',
      `${money} da sua caução voltam para você, mas não por Pix: os bancos o devolvem só por 90 dias, e às vezes recusam. Informe a sua conta em Minhas cauções, no seu perfil, e fazemos uma transferência. Não pedimos esses dados por e-mail nem por telefone.`,
    ],
    'bank-reminder': (money) => [
      'Falta a sua conta para devolver a caução',
      `${money} da sua caução esperam pelos seus dados bancários. Informe a sua conta em Minhas cauções, no seu perfil, e fazemos uma transferência. Não pedimos esses dados por e-mail nem por telefone.`,
    ],
    'bank-last-reminder': (money) => [
      'Último lembrete: falta a sua conta para devolver a caução',
      `${money} da sua caução esperam pelos seus dados bancários. Este é o último lembrete; o dinheiro continua seu, e você pode informar a sua conta quando quiser em Minhas cauções, no seu perfil. Não pedimos esses dados por e-mail nem por telefone.`,
    ],
    'bank-given': (money) => [
      'Recebemos a conta para devolver a caução',
      `Vamos transferir ${money} para a conta que você informou. Até a liberação você ainda pode mudar os dados em Minhas cauções. Se não foi você que os informou, troque a sua senha, corrija os dados e responda a esta mensagem.`,
    ],
    'after-transfer': (money) => [
      'A sua caução volta para você',
      `${money} da sua caução são seus. Uma parte já está a caminho da conta que você informou; avisamos você de cada passo.`,
    ],
    'transfer-released': (money) => [
      'A transferência da sua caução foi liberada',
      `Liberamos a transferência de ${money} para a conta que você informou. Avisamos você quando ela for feita.`,
    ],
    transferred: (money) => [
      'Transferimos a sua caução',
      `Transferimos ${money} para a conta que você informou.`,
    ],
    'transfer-refused': (money) => [
      'A transferência da sua caução ainda não foi liberada',
      `A nossa equipe não liberou a transferência de ${money} para a conta que você informou. O dinheiro continua seu. Confira a conta em Minhas cauções e corrija o que for preciso.`,
    ],
    'transfer-failed': (money) => [
      'A transferência da sua caução não foi possível',
      `A transferência de ${money} não pôde ser feita. O dinheiro continua seu. Confira a conta em Minhas cauções e corrija o que for preciso.`,
    ],
    'transfer-undone': (money) => [
      'A transferência da sua caução ainda não foi feita',
      `Avisamos por engano que ${money} já tinham sido transferidos. O dinheiro continua seu, e avisamos você quando a transferência for feita.`,
    ],
  },
  EN: {
    bank: (money) => [
      'We need your account to return your deposit',
      `${money} of your deposit go back to you, but not by Pix: banks return it for 90 days only, and refuse at times. Give us your account at My deposits, in your profile, and we make a transfer. We ask for these data neither by mail nor by telephone.`,
    ],
    'bank-reminder': (money) => [
      'We still need your account to return your deposit',
      `${money} of your deposit wait for your bank data. Give us your account at My deposits, in your profile, and we make a transfer. We ask for these data neither by mail nor by telephone.`,
    ],
    'bank-last-reminder': (money) => [
      'Last reminder: we need your account to return your deposit',
      `${money} of your deposit wait for your bank data. This is the last reminder; the money is still yours, and you can give us your account at any time at My deposits, in your profile. We ask for these data neither by mail nor by telephone.`,
    ],
    'bank-given': (money) => [
      'We have the account to return your deposit',
      `We are going to transfer ${money} to the account that you gave. Until it is released you can still change it at My deposits. If it was not you who gave it, change your password, correct the data and answer this message.`,
    ],
    'after-transfer': (money) => [
      'Your deposit goes back to you',
      `${money} of your deposit are yours. A part is on its way to the account that you gave already; we write to you at each step.`,
    ],
    'transfer-released': (money) => [
      'The transfer of your deposit was released',
      `We have released the transfer of ${money} to the account that you gave. We write to you once it is made.`,
    ],
    transferred: (money) => [
      'We have transferred your deposit',
      `We have transferred ${money} to the account that you gave.`,
    ],
    'transfer-refused': (money) => [
      'The transfer of your deposit was not released yet',
      `Our team did not release the transfer of ${money} to the account that you gave. The money is still yours. See the account at My deposits, and correct what is wrong.`,
    ],
    'transfer-failed': (money) => [
      'Your deposit could not be transferred',
      `The transfer of ${money} could not be made. The money is still yours. See the account at My deposits, and correct what is wrong.`,
    ],
    'transfer-undone': (money) => [
      'Your deposit was not transferred yet',
      `We told you by mistake that ${money} had been transferred. The money is still yours, and we write to you once the transfer is made.`,
    ],
  },
};
