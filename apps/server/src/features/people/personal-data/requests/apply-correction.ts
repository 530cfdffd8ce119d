import { fieldText, type FieldMessage } from '@patio/contract/errors/field-texts/field-texts.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { CorrectionSubject } from '@patio/domain/people/personal-data/personal-data-request.ts';
import { isBirthDate } from '@patio/domain/validation/birth-date.ts';
import { isEmail, normalizeEmail } from '@patio/domain/validation/email.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { isDuplicate } from '../../../../platform/db/failures.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import { correctAccount, isDocumentTaken } from '../../../identity/account-records/public.ts';
import { birthFromWire, readDocument } from '../../../identity/accounts/public.ts';
import { freeCorrected } from '../../blocklist/public.ts';
import { dropVerification } from '../../identity/public.ts';
import { takeOverStrikes } from '../../strikes/public.ts';
import type { PersonRow } from '../person.store.ts';

interface Correction {
  readonly subject: Exclude<CorrectionSubject, 'email'>;
  /** As staff typed it. */
  readonly value: string;
  readonly idiom: Idiom;
  readonly now: number;
}

/**
 * Corrects data that the user cannot change themselves, validated as at sign-up. Other corrections are made by staff in other ways. With
 * another document the account is no longer verified, and barred only by listings of the new one; the caller holds `lockBlocklist` for it.
 * Errors: `invalid-fields`, `document-barred`.
 */
export async function applyCorrection(
  deps: ServerDeps,
  transaction: Transaction,
  person: PersonRow,
  { subject, value, idiom, now }: Correction,
): Promise<void> {
  if (subject === 'other') return;
  if (value === '') throw invalid('correction-value', idiom);
  const corrected = read(deps, person, subject, value);
  if (corrected.problem !== null) throw invalid(corrected.problem, idiom);
  const taken = () => invalid('document-taken', idiom);
  if (subject === 'document' && (await isDocumentTaken(transaction, person.id, corrected.value)))
    throw taken();
  await correctAccount(transaction, person.id, subject, corrected.value).catch((error: unknown) => {
    throw isDuplicate(error) ? taken() : error;
  });
  if (subject !== 'document') return;
  const { id: accountId } = person;
  await takeOverStrikes(deps, transaction, { accountId, document: corrected.value, now });
  if (corrected.value === person.document) return;
  // What staff had verified and listed was the old document.
  await dropVerification(deps, transaction, accountId, now);
  await freeCorrected(deps, transaction, accountId);
}

/** The e-mail that staff typed, normalized. Errors: `invalid-fields`. */
export function correctedEmail(value: string, idiom: Idiom): string {
  if (value === '') throw invalid('correction-value', idiom);
  if (!isEmail(value)) throw invalid('email-invalid', idiom);
  return normalizeEmail(value);
}

function invalid(message: FieldMessage, idiom: Idiom): ApiError {
  return new ApiError('invalid-fields', { erros: [fieldText(message, 'valor', idiom)] });
}

type Reading = { readonly value: string; readonly problem: FieldMessage | null };

function read(
  { config, clock }: ServerDeps,
  person: PersonRow,
  subject: Exclude<CorrectionSubject, 'other' | 'email'>,
  value: string,
): Reading {
  switch (subject) {
    case 'document': {
      const reading = readDocument(value, person.kind === 'J', config.rules.strictTaxId);
      return reading.kind === 'document'
        ? { value: reading.document, problem: null }
        : { value, problem: reading.message };
    }
    case 'birth':
      return isBirthDate(value, clock.now())
        ? { value: birthFromWire(value), problem: null }
        : { value, problem: 'birth-invalid' };
    case 'company':
      return { value: value.slice(0, 100), problem: null };
  }
}
