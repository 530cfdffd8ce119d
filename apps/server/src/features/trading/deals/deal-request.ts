import { code } from '@patio/contract/wire/primitives.ts';
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { SignedInContext } from '../../../platform/http/call-context.ts';

/** What every call that commits money starts with, before its body is validated. */
export interface DealRequest {
  readonly accountId: number;
  readonly offerCode: number;
  /** From the header `Idempotency-Key`; null if absent. */
  readonly key: string | null;
  /** SHA-256 of call and body: a repeated key must come with the same. */
  readonly bodyHash: Buffer;
  /** Keyed hash of the requesting device; absent if devices are not marked. */
  readonly device?: Buffer;
}

/** Reads who requests what. An impossible offer code is an unknown offer (404), because that check precedes the fields. */
export function dealRequest(name: string, raw: unknown, context: SignedInContext): DealRequest {
  const given: unknown = typeof raw === 'object' && raw !== null ? Reflect.get(raw, 'cdofrta') : undefined;
  const offerCode = code.safeParse(given);
  if (!offerCode.success) throw new ApiError('offer-not-found');
  const { deviceMark } = context.request;
  return {
    ...(deviceMark === undefined ? {} : { device: deviceMark }),
    accountId: context.actor.accountId,
    offerCode: offerCode.data,
    key: keyOf(context.request),
    bodyHash: createHash('sha256')
      .update(`${name} ${JSON.stringify(raw)}`)
      .digest(),
  };
}

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return null;
  if (key.length > 200) throw new ApiError('invalid-fields');
  return key;
}
