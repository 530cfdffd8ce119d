import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import type { movePurchase } from '@patio/contract/sales/purchases/move-purchase.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { HandlerInput } from '../../../platform/http/serve.ts';
import { releaseProblems } from '../../catalogue/legal-checks/public.ts';

interface Step {
  readonly offerCode: number;
  readonly step: HandlerInput<typeof movePurchase>['body']['passo'];
  readonly at: number;
  readonly idiom: Idiom;
}

/** Keeps a vehicle that is stolen, or whose legal checks are too old, from being released. Errors: `release-checks`. */
export async function refuseUnchecked(
  { config }: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  { offerCode, step, at, idiom }: Step,
): Promise<void> {
  if (step !== 'retirada' && step !== 'conclusao') return;
  // Released vehicles were checked; what has become known since then still counts.
  const terms = step === 'retirada' ? config.rules.legalChecks.release : { theftDays: 0, otherDays: 0 };
  const problems = await releaseProblems(transaction, offerCode, terms, at);
  if (problems.length === 0) return;
  const what = problems.map((problem) => fieldText(problem, '', idiom)).join(' ');
  throw new ApiError('release-checks', { parameters: { what, offer: offerCode } });
}
