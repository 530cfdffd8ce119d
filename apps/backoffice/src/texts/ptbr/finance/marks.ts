/** Texts of putting right that a transfer to a store or a user was recorded as made. */
export const marks = {
  correctOf: (amount: string) => `Corrigir a referência de ${amount}`,
  correctText: 'Corrija a referência como está no banco. Nada mais muda, e ninguém é avisado.',
  undo: 'Desfazer o registro',
  undoOf: (amount: string) => `Desfazer o registro de ${amount}`,
  undoText: {
    payout:
      'A transferência volta a estar a caminho, para a mesma conta, e a loja é avisada de que o dinheiro ainda não saiu. Depois registre a transferência certa, ou que não foi possível transferir.',
    payback:
      'A transferência volta a estar a caminho, e o que ela tinha quitado fica em aberto de novo. O comprador é avisado de que o dinheiro ainda não saiu. Depois registre a transferência certa, ou que não foi possível transferir.',
    deposit:
      'A transferência volta a ser liberada e não registrada, e a referência fica livre. Quem deixou a caução recebe um aviso de que o dinheiro ainda não foi.',
  },
  movement: (day: string, reference: string) =>
    `O extrato do banco tem esta saída em ${day}, com a referência ${reference}. Se o dinheiro saiu, não desfaça.`,
  toMovement: 'Abrir o movimento',
  otherMoney: 'Vi o movimento: é de outro dinheiro, e fica em aberto no extrato.',
  sayFirst: 'Diga antes que o movimento é de outro dinheiro.',
  reason: 'Motivo, que fica no registro',
  undone: 'Registro desfeito.',
  recordedBy: (name: string) => `Transferência registrada por ${name}`,
  undoneBy: (name: string, when: string, why: string) => `Registro desfeito por ${name}, ${when}: ${why}`,
  mistakenBy: (name: string) => `Tinha sido registrada por ${name}`,
  notYet: (when: string) => `Registrada como feita por engano. Em ${when} vimos que ainda não saiu.`,
};
