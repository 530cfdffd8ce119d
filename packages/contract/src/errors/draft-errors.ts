import type { ErrorEntry } from './error-entry.ts';

/** Errors of offers that are written and published in the back office. */
export const draftErrors = {
  'vehicle-id-invalid': {
    status: 422,
    PTBR: 'Isto não é uma placa nem um chassi. Uma placa tem 7 letras e números; um chassi, 17.',
    EN: 'This is neither a plate nor a chassis number. A plate has 7 letters and digits; a chassis number, 17.',
  },
  'vehicle-lookups-used-up': {
    status: 429,
    PTBR: 'Você já consultou {most} veículos nas últimas 24 horas. Digite os dados, ou tente mais tarde.',
    EN: 'You have looked up {most} vehicles within the last 24 hours. Type the data, or try later.',
  },
  'draft-changed': {
    status: 409,
    PTBR: '{who} mudou esta oferta ({when}) enquanto você escrevia. Nada do que você digitou se perdeu: confira as diferenças.',
    EN: '{who} changed this offer ({when}) while you were writing. Nothing that you typed is lost: check the differences.',
  },
  'draft-waiting': {
    status: 409,
    PTBR: 'Esta oferta aguarda aprovação e não muda enquanto isso. Para mudá-la, traga-a de volta.',
    EN: 'This offer waits for approval and cannot be changed meanwhile. Take it back to change it.',
  },
  'draft-not-waiting': {
    status: 409,
    PTBR: 'Esta oferta não aguarda mais aprovação nem publicação.',
    EN: 'This offer no longer waits for approval or publication.',
  },
  'draft-not-sent': {
    status: 409,
    PTBR: 'A loja ainda não enviou esta oferta para aprovação, ou a trouxe de volta. Só se publica o que a loja enviou.',
    EN: 'The store has not sent this offer for approval yet, or has taken it back. Only what the store has sent is published.',
  },
  'draft-dealt': {
    status: 409,
    PTBR: 'Há cauções ou outros negócios registrados nesta oferta. Ela fica fora do site, mas não pode ser descartada.',
    EN: 'There are deposits or other deals on record for this offer. It stays off the site, but cannot be discarded.',
  },
  'draft-gone': {
    status: 409,
    PTBR: 'Não há mais mudanças abertas nesta oferta: outra pessoa já a publicou ou descartou o rascunho.',
    EN: 'There are no open changes to this offer any more: a colleague has published it or discarded the draft.',
  },
  'draft-incomplete': {
    status: 422,
    PTBR: 'A oferta ainda não pode ser publicada: {what}',
    EN: 'The offer cannot be published yet: {what}',
  },
  'drafts-full': {
    status: 409,
    PTBR: 'Há {most} rascunhos abertos nesta loja. Publique ou descarte alguns antes de começar outro.',
    EN: 'This store has {most} open drafts. Publish or discard some before beginning another.',
  },
  'draft-photos-full': {
    status: 409,
    PTBR: 'Este rascunho já recebeu {most} fotos. Remova-as descartando o rascunho, ou use as que estão nele.',
    EN: 'This draft has received {most} photos already. Discard the draft, or use those in it.',
  },
  'draft-videos-full': {
    status: 409,
    PTBR: 'Este rascunho já recebeu {most} vídeos. Use os que estão nele, ou descarte o rascunho.',
    EN: 'This draft has received {most} videos already. Use those in it, or discard the draft.',
  },
  'publication-passed': {
    status: 422,
    PTBR: 'A publicação precisa ser no futuro e antes do fim da oferta.',
    EN: 'The publication must be in the future and before the end of the offer.',
  },
  'edit-refused': {
    status: 409,
    PTBR: 'Esta oferta já tem negócio em andamento, e isto não muda mais: {what}. Um fato errado é corrigido por “Corrigir”, com motivo.',
    EN: 'People have dealt on this offer already, and this can no longer be changed: {what}. A wrong fact is corrected by “Correct”, with a reason.',
  },
  'end-fixed': {
    status: 409,
    PTBR: 'Já há lances ou propostas nesta oferta: o fim só muda por “Estender”, em Ao vivo.',
    EN: 'There are bids or proposals on this offer already: its end is moved by “Extend”, under Live.',
  },
  'plate-needed': {
    status: 422,
    PTBR: 'Informe antes a placa do veículo: é por ela que a conferência o encontra.',
    EN: 'Enter the plate of the vehicle first: a check finds it by its plate.',
  },
  'legal-checks-full': {
    status: 409,
    PTBR: 'Esta oferta já tem {most} conferências registradas.',
    EN: 'This offer has {most} recorded checks already.',
  },
  'theft-stays': {
    status: 409,
    PTBR: 'Há um furto ou roubo registrado para este veículo. Só a equipe da casa registra que ele foi resolvido.',
    EN: 'A theft of this vehicle is on record. Only the team of the house can record that it was resolved.',
  },
  'register-down': {
    status: 503,
    PTBR: 'O serviço de consulta de veículos não respondeu. Nada foi registrado; tente de novo em instantes, ou registre o que você conferiu.',
    EN: 'The vehicle register did not answer. Nothing was recorded; try again shortly, or record what you have checked.',
  },
  'register-unknown': {
    status: 404,
    PTBR: 'O serviço de consulta não conhece este veículo. Confira a placa.',
    EN: 'The register does not know this vehicle. Check the plate.',
  },
  'release-checks': {
    status: 409,
    PTBR: 'O veículo ainda não pode ser liberado: {what} Registre a conferência na oferta {offer}.',
    EN: 'The vehicle cannot be released yet: {what} Record the check at offer {offer}.',
  },
} as const satisfies Record<string, ErrorEntry>;
