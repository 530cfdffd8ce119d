import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { TestServer } from '../test-server.ts';
import { buildAccount, type AccountTraits, type BuiltAccount } from './account.ts';
import { buildSession, isOfficePath } from './session.ts';

/** A user of the team, signed in. */
export interface StaffMember {
  readonly id: number;
  readonly email: string;
  get(path: string): Promise<LightMyRequestResponse>;
  post(path: string, body: object): Promise<LightMyRequestResponse>;
  put(path: string, body: object): Promise<LightMyRequestResponse>;
  remove(path: string, body: object): Promise<LightMyRequestResponse>;
  /** The same person on another server. */
  through(app: TestServer['app']): StaffMember;
}

/** Makes an account of the sales team, by default. */
export async function buildStaff(
  server: TestServer,
  given: Partial<AccountTraits> = {},
): Promise<StaffMember> {
  const account = await buildAccount(server.deps.database, { staffRole: 'sales', ...given });
  return memberOf(server, server.app, account);
}

function memberOf(
  server: TestServer,
  app: TestServer['app'],
  { id, email }: Pick<BuiltAccount, 'id' | 'email'>,
): StaffMember {
  const send = async (request: InjectOptions & { url: string }) => {
    const { headers } = await buildSession(server.deps, id, { office: isOfficePath(request.url) });
    return app.inject({ ...request, headers });
  };
  const change = (method: 'POST' | 'PUT' | 'DELETE') => (path: string, body: object) =>
    send({ method, url: `/api${path}`, payload: body });
  return {
    id,
    email,
    get: (path) => send({ method: 'GET', url: `/api${path}` }),
    post: change('POST'),
    put: change('PUT'),
    remove: change('DELETE'),
    through: (other) => memberOf(server, other, { id, email }),
  };
}
