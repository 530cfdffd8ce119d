import type { ErrorEntry } from '../error-entry.ts';

/** Errors of Pix that arrived without a charge. */
export const strayErrors = {
  'stray-not-found': { status: 404, PTBR: 'Pix não encontrado.', EN: 'Pix not found.' },
  'stray-return-not-found': { status: 404, PTBR: 'Devolução não encontrada.', EN: 'Return not found.' },
  'stray-changed': {
    status: 409,
    PTBR: 'Este Pix mudou enquanto você decidia. Veja como está agora.',
    EN: 'This Pix changed while you decided. See how it stands now.',
  },
  'stray-charges': {
    status: 409,
    PTBR: 'Escolha cobranças de uma só compra.',
    EN: 'Choose charges of one purchase.',
  },
  'stray-too-old': {
    status: 409,
    PTBR: 'Passaram mais de 89 dias: o banco já não devolve este Pix. Atribua-o a uma cobrança, e devolva de lá por transferência.',
    EN: 'More than 89 days have passed: the bank does not return this Pix any more. Assign it to a charge, and give it back from there by transfer.',
  },
  'stray-return-own': {
    status: 409,
    PTBR: 'Quem propôs a devolução não a libera: peça a um colega do financeiro.',
    EN: 'Who proposed the return does not release it: ask a colleague of finance.',
  },
  'stray-similar': {
    status: 409,
    PTBR: 'Há lançamentos de mesmo valor e dia. Veja se não são este mesmo dinheiro, e confirme que é outro.',
    EN: 'There are recordings of the same amount and day. See whether they are this very money, and confirm that it is other money.',
  },
  'line-stray-told': {
    status: 409,
    PTBR: 'Este movimento já é um Pix sem cobrança. Desfaça isso antes.',
    EN: 'This movement is a Pix without a charge already. Undo that first.',
  },
  'line-stray-untold': {
    status: 409,
    PTBR: 'Isto já foi desfeito.',
    EN: 'This was undone already.',
  },
  'line-stray-unlike': {
    status: 409,
    PTBR: 'Este Pix não tem o valor e o dia do movimento, ou já é outro movimento.',
    EN: 'This Pix has not the amount and day of the movement, or is another movement already.',
  },
  'receipt-less-left': {
    status: 409,
    PTBR: 'Este Pix chegou sem cobrança, e não sobra tanto dele: veja em Pix sem cobrança.',
    EN: 'This Pix arrived without a charge, and less of it is left: see Pix without a charge.',
  },
} as const satisfies Record<string, ErrorEntry>;
