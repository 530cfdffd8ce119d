/**
 * The movement of a statement that has the reference and the amount of a transfer to a store or a buyer, as a join `m` of the table with the alias
 * `of`: `m.code` and `m.day` are null without one.
 */
export const outMovement = (
  of: string,
): string => `left join lateral (select l.code, l.day from statement_line l
    where l.amount_cents = -${of}.amount_cents and ${of}.reference in (l.reference, upper(l.bank_id)) order by l.code limit 1) m on true`;

/** That the bank itself told that it gave the money of the transfer `of` back under its reference, as a column. */
export const givenByBank = (of: string): string =>
  `exists (select from bank_refund g where ${of}.reference in (upper(g.return_id), upper(g.end_to_end_id)) and g.state <> 'failed') as by_bank`;
