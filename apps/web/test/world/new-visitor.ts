import { parseCnpj } from '@patio/domain/validation/cnpj.ts';
import { parseCpf } from '@patio/domain/validation/cpf.ts';

/** What a new user types. */
export interface NewVisitor {
  readonly email: string;
  readonly password: string;
  readonly cpf: string;
  readonly cnpj: string;
}

/** Data of a user whom the product does not know yet. */
export function newVisitor(): NewVisitor {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const root = String(100_000_000 + (random % 900_000_000));
  return {
    email: `nova-${root}-${Date.now()}@patio.test`,
    // Hard enough to guess for a store, too.
    password: 'Mqz7*tuv4Lw',
    cpf: completed(root, parseCpf),
    cnpj: completed(`${root.slice(1)}0001`, parseCnpj),
  };
}

function completed(root: string, parse: (text: string) => string | null): string {
  for (let digits = 0; digits < 100; digits += 1) {
    const found = parse(`${root}${String(digits).padStart(2, '0')}`);
    if (found !== null) return found;
  }
  throw new Error(`no check digits for ${root}`);
}
