import { availableParallelism } from 'node:os';
import path from 'node:path';
import { childEnvironment } from '../config/child-environment.ts';
import type { Config, Role } from '../config/config.ts';
import { houseText } from '../config/house-text.ts';
import { REPOSITORY } from '../config/load-config.ts';
import { nodeOptions } from './node-options.ts';

/** A program to run: Node's arguments and the environment. */
export type Command = { args: string[]; env: NodeJS.ProcessEnv };

/** Ports of the roles on this node; null = the role runs elsewhere or not at all. */
export type Ports = Record<Role, number | null>;

/** The programs of the roles: `main`, as its source or built, runs api, worker and tasks; `web` is the built storefront. */
export type Programs = { main: string; web: string };

export const WEB_PROGRAM = path.join(REPOSITORY, 'apps/web/build/server/index.js');

const GUARD = new URL('./before-role.ts', import.meta.url).href;

/** Returns how to start a role in its own process. */
export function roleCommand(programs: Programs, config: Config, role: Role, ports: Ports): Command {
  const origin = (port: number | null, elsewhere: string | null) =>
    port === null ? elsewhere : `http://${reachable(config.host)}:${port}`;
  const inside = role !== publicRole(config);
  const env = childEnvironment(config, {
    PATIO_ROLES: role,
    NODE_ENV: config.mode === 'test' ? 'test' : 'production',
    HOST: inside ? '127.0.0.1' : config.host,
    PORT: String(ports[role] ?? 0),
    API_ORIGIN: origin(ports.api, config.internal.apiOrigin),
    WEB_ORIGIN: origin(ports.web, config.internal.webOrigin),
    WORKER_ORIGIN: origin(ports.worker, config.internal.workerOrigin),
    ...(role === 'web' ? { PATIO_HOUSE: houseText(config) } : {}),
  });
  const entry = role === 'web' ? programs.web : programs.main;
  return { args: [...nodeOptions(role, availableParallelism()), '--import', GUARD, entry], env };
}

/** Returns how to run a task of the program (`load-demo`) to its end. */
export function taskCommand(programs: Programs, config: Config, task: string): Command {
  return {
    args: ['--import', GUARD, programs.main, task],
    env: childEnvironment(config, { PATIO_ROLES: 'worker' }),
  };
}

/** The role that answers on the public port of this node. */
export function publicRole(config: Config): Role {
  if (config.roles.includes('api')) return 'api';
  return config.roles.includes('web') ? 'web' : 'worker';
}

/** A URL at which this machine reaches its own listener. */
export function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
