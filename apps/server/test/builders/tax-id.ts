import { parseCnpj } from '@patio/domain/validation/cnpj.ts';
import { parseCpf } from '@patio/domain/validation/cpf.ts';

/** The `n`-th valid CPF or CNPJ, digits only: the same `n`, the same number. */
export function documentOf(kind: 'cpf' | 'cnpj', n: number): string {
  const parse = kind === 'cpf' ? parseCpf : parseCnpj;
  const root = kind === 'cpf' ? String(100_000_000 + n) : `${String(10_000_000 + n)}0001`;
  for (let digits = 0; digits < 100; digits += 1) {
    const found = parse(`${root}${String(digits).padStart(2, '0')}`);
    if (found !== null) return found;
  }
  throw new Error(`No check digits for ${root}.`);
}
