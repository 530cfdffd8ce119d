import { isBlank } from '@patio/domain/validation/blank.ts';
import {
  accountBody,
  EMPTY_ACCOUNT,
  accountProblems,
  type AccountField,
  type AccountFields,
} from '../../refund-account/public.ts';

/** The input of the cancellation screen's form. */
export interface RequestFields extends AccountFields {
  readonly reason: number | null;
  readonly text: string;
}

export type RequestField = AccountField | 'reason' | 'text';

export const EMPTY_REQUEST: RequestFields = { ...EMPTY_ACCOUNT, reason: null, text: '' };

/** The fields that are still missing (CREQ-06, CREQ-07, CREQ-13 to CREQ-17); the bank fields only where bank data is needed. */
export function requestProblems(
  fields: RequestFields,
  bankNeeded: boolean,
): ReadonlyMap<RequestField, 'required'> {
  const missing = new Map<RequestField, 'required'>();
  if (fields.reason === null) missing.set('reason', 'required');
  if (isBlank(fields.text)) missing.set('text', 'required');
  return bankNeeded ? new Map([...missing, ...accountProblems(fields)]) : missing;
}

/** The request body: the explanation trimmed, bank data flat, and no state (C-80). */
export function requestBody(code: number, fields: RequestFields, bankNeeded: boolean) {
  const terms = { cdOfrta: code, cdJustf: fields.reason, obsJustf: fields.text.trim() };
  return bankNeeded ? { ...terms, ...accountBody(fields) } : terms;
}

/** The form without bank data, which is never stored in the browser. */
export function withoutBank({ reason, text }: RequestFields): RequestFields {
  return { ...EMPTY_REQUEST, reason, text };
}

/** Whether a stored value has the shape of this form. */
export function areRequestFields(stored: unknown): stored is RequestFields {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    Object.entries(EMPTY_REQUEST).every(([name, empty]) => {
      const value: unknown = Reflect.get(stored, name);
      if (typeof empty === 'string') return typeof value === 'string';
      return value === null || typeof value === (name === 'holderIsBuyer' ? 'boolean' : 'number');
    })
  );
}
