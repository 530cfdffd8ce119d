import { z } from 'zod';
import { requiredLine, line } from '../../wire/text.ts';

/** The account of a store at a bank. Its holder is the store itself, by its document. */
export const storeBankFields = z.object({
  banco: requiredLine(100, 'store-bank-bank'),
  agencia: requiredLine(20, 'store-bank-branch'),
  conta: requiredLine(30, 'store-bank-account'),
  /** Key of Pix; null: none. */
  pix: line(140).nullable().default(null),
});
