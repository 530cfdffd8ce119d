export const desk = {
  title: 'O que espera por você',
  text: 'Da mais urgente para a que pode esperar.',
  waiting: (count: number) => (count === 1 ? '1 esperando' : `${count} esperando`),
  oldest: (text: string) => `A mais antiga é de ${text}`,
  due: (text: string) => `A primeira vence em ${text}`,
  overdue: (count: number, text: string) =>
    count === 1 ? `1 vencida, em ${text}` : `${count} vencidas, a primeira em ${text}`,
  mine: (count: number) => `com você ${count}`,
  others: (count: number) => `com colegas ${count}`,
  free: (count: number) => (count === 1 ? 'livre 1' : `livres ${count}`),
  first: 'Abrir a primeira',
  none: 'Nada esperando',
  nothingForRole: 'Nada aqui espera pelo seu papel.',
  all: 'Ver a lista',
};
