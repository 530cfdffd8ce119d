import type { BankRefund, PixBank } from '../../../platform/pix/pix-bank.ts';
import { PixError } from '../../../platform/pix/pix-failure.ts';

/** A refund of a Pix to who paid it, under an id of ours that was written before; amount in centavos. */
export interface AskedRefund {
  readonly endToEndId: string;
  readonly refundId: string;
  readonly amount: number;
}

/** What the bank says of it. */
export type RefundTold = Pick<BankRefund, 'status' | 'reason'>;

/** Reads the refund first, so that one whose answer was lost is not asked for again; a refusal is believed if the bank knows of none. Errors: `PixError`. */
export async function askRefund(bank: PixBank, asked: AskedRefund): Promise<RefundTold> {
  const known = await readKnown(bank, asked);
  if (known !== null) return known;
  try {
    return checked(asked, await bank.putRefund(asked.endToEndId, asked.refundId, asked.amount));
  } catch (error) {
    if (!(error instanceof PixError)) throw error;
    // A 404 without the words of the standard is that of a gateway: the bank may have acted before.
    const said = error.failure === 'refused' || (error.failure === 'missing' && error.kind !== null);
    if (!said) throw error;
    return (await readKnown(bank, asked)) ?? { status: 'failed', reason: wordsOf(error) };
  }
}

async function readKnown(bank: PixBank, asked: AskedRefund): Promise<BankRefund | null> {
  try {
    return checked(asked, await bank.readRefund(asked.endToEndId, asked.refundId));
  } catch (error) {
    if (error instanceof PixError && error.failure === 'missing') return null;
    throw error;
  }
}

function checked({ refundId, amount }: AskedRefund, told: BankRefund): BankRefund {
  if (told.id === refundId && told.centavos === amount) return told;
  throw new PixError('nonsense', 'The bank answered with another refund.');
}

/** What the bank said, without the words of the program before it. */
function wordsOf({ message, kind }: PixError): string {
  const said = message.replace(/^The bank answered \d+:? ?/, '');
  return said === '' ? (kind ?? 'O banco recusou a devolução.') : said;
}
