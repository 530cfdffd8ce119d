import type { ErrorEntry } from './error-entry.ts';

/** Errors of visits to vehicles. */
export const visitErrors = {
  'visit-closed': {
    status: 409,
    PTBR: 'O veículo desta oferta não recebe visitas agora.',
    EN: 'The vehicle of this offer cannot be visited now.',
  },
  'visit-needs-email': {
    status: 403,
    PTBR: 'Confirme o e-mail da sua conta para agendar uma visita: é por ele que avisamos se algo mudar.',
    EN: 'Confirm your account’s e-mail to book a visit: it is how we tell you of changes.',
  },
  'visit-open-here': {
    status: 409,
    PTBR: 'Você já tem uma visita agendada para esta oferta. Mude o horário dela em Minhas visitas.',
    EN: 'You have already booked a visit to this offer. Change its time under My visits.',
  },
  'visits-used-up': {
    status: 409,
    PTBR: 'Você já tem {most} visitas agendadas. Faça ou cancele uma delas para agendar outra.',
    EN: 'You have already booked {most} visits. Make or cancel one of them to book another.',
  },
  'visit-slot-gone': {
    status: 409,
    PTBR: 'Este horário não existe mais. Escolha outro.',
    EN: 'This time is no longer available. Choose another one.',
  },
  'visit-slot-full': {
    status: 409,
    PTBR: 'O último lugar deste horário acabou de ser ocupado. Escolha outro.',
    EN: 'The last place at this time has just been taken. Choose another one.',
  },
  'visit-not-found': { status: 404, PTBR: 'Visita não encontrada.', EN: 'Visit not found.' },
  'visit-over': {
    status: 409,
    PTBR: 'Esta visita não pode mais ser mudada: ela já começou, passou ou foi cancelada.',
    EN: 'This visit can no longer be changed: it has begun, is over or was cancelled.',
  },
  'visit-changed': {
    status: 409,
    PTBR: 'Esta visita mudou enquanto isso. Veja como está agora e repita.',
    EN: 'This visit has changed meanwhile. See how it is now and try again.',
  },
  'visit-not-begun': {
    status: 409,
    PTBR: 'Esta visita ainda não começou.',
    EN: 'This visit has not begun yet.',
  },
  'visit-place-not-found': {
    status: 404,
    PTBR: 'Este local não recebe visitas.',
    EN: 'This place takes no visits.',
  },
  'visit-place-changed': {
    status: 409,
    PTBR: 'Outra pessoa mudou este local agora há pouco. Veja como está e repita.',
    EN: 'Another user has just changed this place. See how it is now and try again.',
  },
  'visit-hours-overlap': {
    status: 422,
    PTBR: 'Confira os horários: cada um termina depois de começar, e dois do mesmo dia não se cruzam.',
    EN: 'Check the hours: each ends after it begins, and two of one day do not overlap.',
  },
  'visit-hours-missing': {
    status: 422,
    PTBR: 'Dê ao local ao menos um horário para receber visitas.',
    EN: 'Give the place at least one time in which it takes visits.',
  },
  'visit-day-past': { status: 422, PTBR: 'Este dia já passou.', EN: 'This day is over.' },
  'visit-day-closed': {
    status: 409,
    PTBR: 'Este dia já está fechado.',
    EN: 'This day is closed already.',
  },
  'visit-day-open': { status: 409, PTBR: 'Este dia já está aberto.', EN: 'This day is open already.' },
} as const satisfies Record<string, ErrorEntry>;
