export const notices = {
  title: 'Avisos',
  bell: (unread: number) =>
    unread === 0 ? 'Avisos' : unread === 1 ? 'Avisos, 1 não lido' : `Avisos, ${unread} não lidos`,
  unread: 'não lido',
  none: 'Nenhum aviso.',
};
