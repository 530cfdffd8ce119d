import { AML_RECORD_YEARS } from '@patio/domain/finance/aml-cases/aml-case.ts';
import type { ServerDeps } from '../../../deps.ts';
import { forgetOldCases } from './forget-cases.store.ts';

const AT_ONCE = 50;

/** Anonymises cases that were closed as long ago as the law has them kept. */
export async function forgetAmlCases({
  clock,
  database,
}: Pick<ServerDeps, 'clock' | 'database'>): Promise<void> {
  await database.transact((transaction) =>
    forgetOldCases(transaction, { now: clock.now(), years: AML_RECORD_YEARS, limit: AT_ONCE }),
  );
}
