import type { Proposal } from '@patio/contract/finance/statements/statement-line.ts';

/** A charge that a movement is to pay. */
export interface PickedCharge {
  readonly codigo: number;
  readonly tipo: Proposal['cobrancas'][number]['tipo'];
  readonly aberto: number;
  readonly codigoCompra: number;
}

/** The charges of a proposal. */
export function pickedOf({ cobrancas, codigoCompra }: Proposal): readonly PickedCharge[] {
  return cobrancas.map((charge) => ({ ...charge, codigoCompra }));
}
