/** Texts of the flow about costs, in addition to the common texts. */
export const costChangeTexts = {
  PTBR: {
    contact: (phone: string, email: string) => `Pergunte antes: ${phone} ou ${email}.`,
    title: 'O total mudou',
    now: (total: string) => `Total agora: ${total}.`,
    nowOpen: (known: string) => `Agora: ${known} mais o frete, a combinar.`,
    see: 'Ver o novo total',
  },
  EN: {
    contact: (phone: string, email: string) => `To ask in advance: ${phone} or ${email}.`,
    title: 'The total has changed',
    now: (total: string) => `Total now: ${total}.`,
    nowOpen: (known: string) => `Now: ${known} plus freight, to be agreed.`,
    see: 'See the new total',
  },
} as const;
