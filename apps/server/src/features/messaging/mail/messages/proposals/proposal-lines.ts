import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';

/** A proposal for the people who decide on it. Value in centavos, instant in epoch milliseconds. */
export interface TeamProposal {
  readonly code: number;
  readonly valueCentavos: number;
  /** The kind of buyer; their name is disclosed with the sale. */
  readonly profile: keyof typeof PROFILES.PTBR;
  /** Two letters; null: the buyer collects it. */
  readonly deliveredTo: string | null;
  readonly expiresAt: number;
}

const PROFILES = {
  PTBR: { company: 'empresa', dealer: 'revendedor', employee: 'colaborador', person: 'pessoa física' },
  EN: { company: 'company', dealer: 'dealer', employee: 'employee', person: 'individual' },
} as const;

/** `Proposta 318: R$ 9.000,00, pessoa física, retirada.` */
export function proposalLine(
  idiom: Idiom,
  { code, valueCentavos, profile, deliveredTo }: TeamProposal,
): string {
  const facts = `${code}: ${formatMoney(valueCentavos)}, ${PROFILES[idiom][profile]}`;
  if (idiom === 'EN')
    return `Proposal ${facts}, ${deliveredTo === null ? 'collection' : `delivery in ${deliveredTo}`}.`;
  return `Proposta ${facts}, ${deliveredTo === null ? 'retirada' : `entrega em ${deliveredTo}`}.`;
}
