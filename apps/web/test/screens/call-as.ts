import type { Person } from '../world/options.ts';
import { world } from './world.ts';

/** What a call has given. */
interface Answer {
  readonly status: number;
  readonly json: unknown;
}

/** Makes a call as this person, beside the screen and anyone who is signed in there. */
export async function callAs(
  person: Pick<Person, 'id'>,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'security-token': await world.token(person, path.startsWith('/admin/')),
    },
    credentials: 'omit',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const json: unknown = await response.json();
  return { status: response.status, json };
}
