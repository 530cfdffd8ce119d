export const storeMembers = {
  title: 'Pessoas da loja',
  none: 'Ninguém trabalha nesta loja.',
  invitations: 'Convites em aberto',
  part: 'Papel',
  answers: 'Responde pela loja',
  member: 'Trabalha na loja',
  blocked: 'Conta bloqueada',
  invite: 'Convidar pessoa',
  inviteText:
    'A pessoa recebe por e-mail um link que vale por 72 horas e só uma vez. Depois de aceitar, ela trabalha no painel da loja, com a senha dela e um código a cada entrada.',
  remove: 'Tirar da loja',
  removeTitle: (name: string) => `Tirar ${name} da loja?`,
  removeText:
    'As sessões do painel terminam agora, e a tela aberta se fecha. A conta continua da pessoa, para comprar no site. Ela e quem responde pela loja são avisadas por e-mail.',
  removed: 'A pessoa saiu da loja.',
  owner: 'Passar a responder',
  ownerTitle: (name: string) => `${name} passa a responder pela loja?`,
  ownerText:
    'Só uma pessoa responde pela loja: ela convida e tira as outras. Quem respondia até agora continua na loja. As duas são avisadas por e-mail.',
  handedOver: 'Outra pessoa responde agora pela loja.',
};
