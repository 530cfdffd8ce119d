import type { ErrorEntry } from './error-entry.ts';

/** Errors of roles, shared work, employees, changes of e-mail or username by staff, and invitations to work here. */
export const staffErrors = {
  'staff-not-found': {
    status: 404,
    PTBR: 'Esta pessoa não faz parte da equipe.',
    EN: 'This user is not part of the team.',
  },
  'staff-own-role': {
    status: 409,
    PTBR: 'Ninguém muda o próprio papel. Peça a outra pessoa da administração.',
    EN: 'You cannot change your own role. Ask another administrator.',
  },
  'staff-role-changed': {
    status: 409,
    PTBR: 'O papel desta pessoa mudou enquanto você decidia. Confira o papel atual e tente de novo.',
    EN: 'The role of this user changed while you were deciding. Check the current role and try again.',
  },
  'staff-last-administrator': {
    status: 409,
    PTBR: 'Esta é a última conta de administração. Antes, dê esse papel a outra pessoa.',
    EN: 'This is the last administrator account. Give that role to another user first.',
  },
  'invitation-of-staff': {
    status: 409,
    PTBR: 'Quem usa este e-mail já faz parte da equipe. Mude o papel na lista da equipe.',
    EN: 'The user of this e-mail is already part of the team. Change the role in the list of the team.',
  },
  'invitation-of-store': {
    status: 409,
    PTBR: 'Este e-mail já é de uma conta de loja parceira, e cada conta trabalha em um só lugar.',
    EN: 'This e-mail already belongs to the account of a partner’s store, and an account works in one place.',
  },
  'invitation-of-employee': {
    status: 409,
    PTBR: 'Este e-mail já é da conta de um colaborador de uma empresa.',
    EN: 'This e-mail already belongs to the account of a company’s employee.',
  },
  'invitation-of-account': {
    status: 409,
    PTBR: 'Já há uma conta com este e-mail. A conta de colaborador precisa de outro.',
    EN: 'There is already an account with this e-mail. The account of an employee needs another one.',
  },
  'invitation-of-blocked': {
    status: 409,
    PTBR: 'A conta deste e-mail está bloqueada.',
    EN: 'The account of this e-mail is blocked.',
  },
  'invitation-of-leaving': {
    status: 409,
    PTBR: 'A exclusão da conta deste e-mail foi pedida. Quem a pediu pode desistir entrando no site.',
    EN: 'The deletion of the account of this e-mail was requested. Signing in at the site cancels it.',
  },
  'employer-not-company': {
    status: 409,
    PTBR: 'Só contas de empresas e de lojistas têm colaboradores.',
    EN: 'Only accounts of companies and dealers have employees.',
  },
  'employer-blocked': {
    status: 409,
    PTBR: 'A conta da empresa está bloqueada.',
    EN: 'The account of the company is blocked.',
  },
  'employee-not-found': {
    status: 404,
    PTBR: 'Esta conta não é de um colaborador.',
    EN: 'This account is not that of an employee.',
  },
  'account-without-password': {
    status: 409,
    PTBR: 'Esta conta não tem senha: entra pelo Google ou pelo Facebook.',
    EN: 'This account has no password: it signs in with Google or Facebook.',
  },
  'access-change-of-blocked': {
    status: 409,
    PTBR: 'Esta conta está bloqueada: libere-a antes de trocar o e-mail ou o usuário.',
    EN: 'This account is blocked: unblock it before changing its e-mail or username.',
  },
  'access-change-of-leaving': {
    status: 409,
    PTBR: 'A exclusão desta conta foi pedida: nada mais muda nela.',
    EN: 'The deletion of this account was requested: nothing of it changes any more.',
  },
  'access-change-same': { status: 409, PTBR: 'A conta já usa isto.', EN: 'The account already uses this.' },
  'access-change-open': {
    status: 409,
    PTBR: 'Já há uma troca em andamento nesta conta. Cancele-a antes.',
    EN: 'A change of this account is already under way. Cancel it first.',
  },
  'access-change-taken': {
    status: 409,
    PTBR: 'Outra conta já usa este e-mail ou usuário.',
    EN: 'Another account already uses this e-mail or username.',
  },
  'access-change-not-found': { status: 404, PTBR: 'Troca não encontrada.', EN: 'Change not found.' },
  'access-change-over': {
    status: 409,
    PTBR: 'Esta troca já terminou. Se algo não está certo, fale com o atendimento.',
    EN: 'This change is over. If something is wrong, talk to support.',
  },
  'access-change-link-wrong': {
    status: 404,
    PTBR: 'Este link não vale. Abra o do e-mail mais recente sobre a troca.',
    EN: 'This link does not work. Open the one in the latest e-mail about the change.',
  },
  'invitation-open': {
    status: 409,
    PTBR: 'Já há um convite para este e-mail. Reenvie ou cancele o que está na lista.',
    EN: 'There is already an invitation for this e-mail. Send it again or cancel it in the list.',
  },
  'invitation-not-found': { status: 404, PTBR: 'Convite não encontrado.', EN: 'Invitation not found.' },
  'invitation-not-open': {
    status: 409,
    PTBR: 'Este convite já foi aceito ou cancelado.',
    EN: 'This invitation has already been accepted or cancelled.',
  },
  'invitation-link-wrong': {
    status: 404,
    PTBR: 'Este link de convite não vale. Abra o do e-mail mais recente, ou peça outro a quem convidou você.',
    EN: 'This invitation link does not work. Open the one in the latest e-mail, or ask for another one.',
  },
  'invitation-accepted': {
    status: 409,
    PTBR: 'Este convite já foi aceito. Entre com seu e-mail e sua senha.',
    EN: 'This invitation has already been accepted. Sign in with your e-mail and password.',
  },
  'invitation-cancelled': {
    status: 409,
    PTBR: 'Este convite foi cancelado. Fale com quem convidou você.',
    EN: 'This invitation was cancelled. Talk to the team that invited you.',
  },
  'invitation-expired': {
    status: 409,
    PTBR: 'Este convite venceu. Peça outro a quem convidou você.',
    EN: 'This invitation has expired. Ask for another one.',
  },
  'work-taken': {
    status: 409,
    PTBR: 'Uma pessoa da equipe já assumiu.',
    EN: 'A colleague has already taken this.',
  },
  'work-not-waiting': {
    status: 409,
    PTBR: 'Isto não espera mais por ninguém.',
    EN: 'This no longer waits for anyone.',
  },
  'work-not-yours': {
    status: 409,
    PTBR: 'Isto não está com você.',
    EN: 'You have not taken this.',
  },
} as const satisfies Record<string, ErrorEntry>;
