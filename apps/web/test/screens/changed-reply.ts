import { fieldOf } from '../world/world.ts';
import { answerCall, reply } from './calls.ts';

/** Changes what the API replies to a call on its way to the screen. */
export function changeReply(method: string, path: RegExp | string, change: (json: unknown) => unknown): void {
  answerCall(method, path, async (_call, pass) => {
    const response = await pass();
    const json: unknown = await response.json();
    return reply(response.status, change(json));
  });
}

/** Changes each row of a list that the API replies in `data`. */
export function changeRows(path: string, change: (row: object, index: number) => object): void {
  changeReply('GET', path, (json) => ({
    data: listOf(fieldOf(json, 'data')).map((row, at) => change(objectOf(row), at)),
  }));
}

/** A value as a list; none is empty. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? Array.from<unknown>(value) : [];
}

/** A value as an object; anything else is an empty one. */
export function objectOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
