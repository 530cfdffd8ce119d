import type { Centavos } from '../../money/centavos.ts';
import { isBuyer, type Payer } from '../charges/payer.ts';

/** A charge that is still to be paid. */
export interface OpenCharge {
  readonly code: number;
  readonly purchase: number;
  readonly open: Centavos;
  readonly buyer: Payer;
}

/** Charges of one purchase that a movement may pay, and why: its Pix was made for them, or amount and payer, or the amount alone. */
export interface ChargeProposal {
  readonly charges: readonly number[];
  readonly purchase: number;
  readonly why: 'pix' | 'amount-and-payer' | 'amount';
}

/** What is known of money that came in; `txidCharge`: the charge for which its Pix was made. */
export interface MoneyIn {
  readonly amount: Centavos;
  readonly payer: Payer;
  readonly txidCharge: number | null;
}

/** More charges than a purchase has; beyond them only each one and all together are looked at. */
const MOST_COMBINED = 8;

/**
 * What a movement may pay, best first, and what is proposed: the charge of its Pix, or the only charges whose amount is exactly that of the
 * movement and whose buyer is its payer. Several equally good ones, and the amount alone, propose nothing: finance chooses.
 */
export function proposeCharges(
  money: MoneyIn,
  open: readonly OpenCharge[],
): { readonly proposed: ChargeProposal | null; readonly candidates: readonly ChargeProposal[] } {
  const ofPix = open.find(({ code }) => code === money.txidCharge);
  if (ofPix !== undefined) {
    const proposed = { charges: [ofPix.code], purchase: ofPix.purchase, why: 'pix' } as const;
    return { proposed, candidates: [proposed] };
  }
  const candidates = [...Map.groupBy(open, ({ purchase }) => purchase).values()].flatMap((charges) =>
    exact(charges, money.amount).map((found): ChargeProposal => {
      const buyer = charges[0]?.buyer;
      const isPayer = buyer !== undefined && isBuyer(money.payer, buyer);
      return {
        charges: found.map(({ code }) => code),
        purchase: found[0]?.purchase ?? 0,
        why: isPayer ? 'amount-and-payer' : 'amount',
      };
    }),
  );
  const best = candidates.filter(({ why }) => why === 'amount-and-payer');
  const [first = null] = best;
  return {
    proposed: best.length === 1 ? first : null,
    candidates: [...best, ...candidates.filter(({ why }) => why === 'amount')],
  };
}

/** The sets of charges of a purchase that come to an amount, smallest first. */
function exact(charges: readonly OpenCharge[], amount: Centavos): readonly (readonly OpenCharge[])[] {
  if (charges.length > MOST_COMBINED)
    return [...charges.map((charge) => [charge]), charges].filter((each) => sumOf(each) === amount);
  const sets = Array.from({ length: 2 ** charges.length - 1 }, (_, mask) =>
    charges.filter((_charge, place) => ((mask + 1) >> place) % 2 === 1),
  );
  return sets.filter((each) => sumOf(each) === amount).toSorted((one, other) => one.length - other.length);
}

const sumOf = (charges: readonly OpenCharge[]): Centavos => charges.reduce((sum, { open }) => sum + open, 0);
