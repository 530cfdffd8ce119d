/** SQL: the address `a` in one line, with its city `c` and its state `e`. */
export const ADDRESS_LINE = `a.street || ', ' || a.number || case when a.complement = '' then '' else ' ' || a.complement end
  || ', ' || a.district || ', ' || c.name || ' - ' || e.uf || ', CEP ' || a.cep`;
