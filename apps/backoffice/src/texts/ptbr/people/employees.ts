export const employees = {
  title: 'Colaboradores',
  none: 'Nenhum colaborador com conta.',
  invitations: 'Convites em aberto',
  registration: 'Matrícula',
  since: 'Conta desde',
  actions: 'Ações',
  invite: 'Convidar colaborador',
  inviteText:
    'A pessoa recebe por e-mail um link que vale por 72 horas, e cria uma conta de colaborador com os limites desse perfil. A empresa é avisada.',
  end: 'Encerrar',
  endTitle: (name: string) => `Encerrar a conta de ${name}?`,
  endText:
    'A conta é bloqueada e deixa de ser da empresa. Os negócios em andamento continuam valendo. As duas partes são avisadas por e-mail.',
  ended: 'Conta de colaborador encerrada.',
};
