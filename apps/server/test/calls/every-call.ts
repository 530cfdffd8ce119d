import { declaredCalls, type DeclaredCall, type Reference } from '../fuzz/calls.ts';
import { valueFrom, type Known } from '../fuzz/from-schema.ts';
import { randomFrom } from '../fuzz/random.ts';

/** A call as declared, ready to be sent. */
export interface PlainCall {
  readonly name: string;
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
}

/** Every call that a reference declares, made of it. */
export function everyCall(reference: Reference, world: Pick<Known, 'codes'>): PlainCall[] {
  const random = randomFrom(1);
  const known: Known = { ...world, byName: {}, oddness: 0 };
  const plain = ({ name, method, path, parameters, body }: DeclaredCall): PlainCall => {
    const url = parameters
      .filter((parameter) => parameter.in === 'path')
      .reduce((address, parameter) => {
        const value = valueFrom(parameter.schema, random, known, parameter.name);
        return address.replace(`{${parameter.name}}`, encodeURIComponent(String(value)) || 'x');
      }, path);
    if (method === 'GET') return { name, method, url, body: undefined };
    return { name, method, url, body: body === undefined ? {} : valueFrom(body, random, known) };
  };
  return declaredCalls(reference).map(plain);
}
