import { OWNER_WORDS, STAGE_WORDS } from '@patio/contract/sales/purchases/stage-words.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { PurchaseStage, StageOwner } from '@patio/domain/sales/purchases/purchase-progress.ts';
import { dateText } from '@patio/domain/time/date-text.ts';

/** What a purchase waits for; instants in epoch milliseconds. */
export interface WrittenStage {
  readonly stage: PurchaseStage;
  readonly owner: StageOwner;
  readonly due: number | null;
  readonly late: boolean;
}

/** The next step of a purchase as a sentence to its buyer: what, whose turn, and until when. */
export function nextStepWords({ stage, owner, due, late }: WrittenStage, idiom: Idiom): string {
  const what = `${STAGE_WORDS[idiom][stage]} (${OWNER_WORDS[idiom][owner]})`;
  const day = due === null ? '' : dateText(due, idiom);
  if (idiom === 'EN') {
    const until = day === '' ? '' : late ? `; it was due on ${day}` : `, by ${day}`;
    return `Next step: ${what}${until}.`;
  }
  const until = day === '' ? '' : late ? `; o prazo era ${day}` : `, até ${day}`;
  return `Próximo passo: ${what}${until}.`;
}
