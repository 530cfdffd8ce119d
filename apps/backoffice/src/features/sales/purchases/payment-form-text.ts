import type { Texts } from '../../../texts/ptbr.ts';

/** How the screens write a form of payment: the names of those with a letter, others as they were typed. */
export function paymentFormText(form: string | null, { forms }: Texts['purchases']): string | null {
  return form === 'A' || form === 'EF' ? forms[form] : form;
}
