export const work = {
  with: 'Com quem',
  me: 'Comigo',
  withMe: 'Com você',
  nobody: 'Ninguém',
  free: 'Livre',
  house: 'Equipe da casa',
  take: 'Assumir',
  return: 'Devolver',
  takeOver: 'Assumir no lugar desta pessoa',
  taken: (count: number) => (count === 1 ? '1 item está com você.' : `${count} itens estão com você.`),
  returned: (count: number) => (count === 1 ? '1 item devolvido.' : `${count} itens devolvidos.`),
};
