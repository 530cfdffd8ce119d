import type { BankPayment } from '../../../platform/pix/pix-bank.ts';
import { defineEvent } from '../../../platform/events/define-event.ts';
import type { PixDeps } from './pix-deps.ts';

/** The bank told of a Pix for a deposit, for the first time; `at` in epoch milliseconds. */
export const depositPaid = defineEvent<
  PixDeps,
  { readonly deposit: number; readonly payment: BankPayment; readonly at: number }
>('deposit-paid');
