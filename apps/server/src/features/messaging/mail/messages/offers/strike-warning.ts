/** What a strike means: `count` of them count now, `limit` of them block an account (0: never). */
export function strikeWarning({ count, limit }: { readonly count: number; readonly limit: number }): {
  readonly PTBR: string;
  readonly EN: string;
} {
  if (limit === 0) {
    return {
      PTBR: `Isso fica registrado na sua conta (${count} no período).`,
      EN: `This is recorded on your account (${count} in the period).`,
    };
  }
  return {
    PTBR: `Isso fica registrado na sua conta: ${count} de ${limit}. Com ${limit}, a conta não pode dar lances, fazer propostas nem comprar por um tempo.`,
    EN: `This is recorded on your account: ${count} of ${limit}. An account with ${limit} records cannot bid, make proposals or buy for some time.`,
  };
}
