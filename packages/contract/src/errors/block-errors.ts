import type { ErrorEntry } from './error-entry.ts';

/** Errors of blocked accounts. `{email}`: the house's contact address. */
export const blockErrors = {
  'account-blocked': {
    status: 403,
    PTBR: 'Esta conta está bloqueada. Para saber o motivo ou pedir uma revisão, escreva para {email}.',
    EN: 'This account is blocked. To learn why or to ask for a review, write to {email}.',
  },
  'account-blocked-already': {
    status: 409,
    PTBR: 'Esta conta já está bloqueada.',
    EN: 'This account is already blocked.',
  },
  'account-not-blocked': {
    status: 409,
    PTBR: 'Esta conta não está bloqueada.',
    EN: 'This account is not blocked.',
  },
  'account-own-block': {
    status: 409,
    PTBR: 'Ninguém bloqueia a própria conta.',
    EN: 'You cannot block your own account.',
  },
  'account-of-staff': {
    status: 403,
    PTBR: 'Contas da equipe só são bloqueadas e liberadas por quem administra a plataforma.',
    EN: 'Only an administrator can block and unblock staff accounts.',
  },
  'account-of-team': {
    status: 403,
    PTBR: 'O que alguém da equipe vê na própria conta só é mostrado a quem administra a plataforma.',
    EN: 'What a member of staff sees in their own account is shown to an administrator only.',
  },
} as const satisfies Record<string, ErrorEntry>;
