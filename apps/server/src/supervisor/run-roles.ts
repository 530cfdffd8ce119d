import { access } from 'node:fs/promises';
import type { Config, Role } from '../config/config.ts';
import { freePort } from '../platform/postgres-embedded/free-port.ts';
import { superviseRole, type SupervisedRole } from './supervise-role.ts';
import { publicRole, reachable, roleCommand, type Ports, type Programs } from './role-command.ts';
import { StartError } from './start-error.ts';
import { waitReady } from './wait-ready.ts';

const READY_MS = 60_000;
/** The shutdown deadline. */
const DRAIN_MS = 10_000;
/** The front role finishes first: its forwarded requests still need the others. */
const FRONT_MS = 8000;

/** The running roles of this node. */
export type RunningRoles = {
  /** Resolves when all of them answer. Throws `StartError` if one does not. */
  ready(): Promise<void>;
  /** Resolves with one sentence when a role was given up. */
  broken: Promise<string>;
  /** Lets them finish, at most 10 s. */
  drain(): Promise<void>;
  /** Ends them at once. */
  kill(): void;
};

/** Starts every role of this node in its own process. */
export async function runRoles(
  programs: Programs,
  config: Config,
  log: (line: string) => void,
): Promise<RunningRoles> {
  if (config.roles.includes('web')) await requireBuild(programs.web);
  const ports = await choosePorts(config);
  let breakWith: (sentence: string) => void = () => undefined;
  const broken = new Promise<string>((resolve) => {
    breakWith = resolve;
  });
  const supervised = config.roles.map((role) =>
    superviseRole({ role, command: roleCommand(programs, config, role, ports), log, giveUp: breakWith }),
  );
  return {
    broken,
    ready: async () => {
      await Promise.all(supervised.map((role) => answering(role, config, ports)));
    },
    drain: () => drain(supervised, publicRole(config)),
    kill: () => {
      for (const role of supervised) role.kill();
    },
  };
}

async function requireBuild(entry: string): Promise<void> {
  await access(entry).catch(() => {
    throw new StartError('The screens are not built: start with npm start, which builds them.');
  });
}

async function choosePorts(config: Config): Promise<Ports> {
  const front = publicRole(config);
  const choose = async (role: Role, asked: number) => {
    if (!config.roles.includes(role)) return null;
    if (role === front) return config.port;
    return asked === 0 ? freePort() : asked;
  };
  return {
    api: await choose('api', 0),
    web: await choose('web', config.internal.webPort),
    worker: await choose('worker', config.internal.workerPort),
  };
}

async function answering(supervised: SupervisedRole, config: Config, ports: Ports): Promise<void> {
  const host = supervised.role === publicRole(config) ? reachable(config.host) : '127.0.0.1';
  const origin = `http://${host}:${ports[supervised.role] ?? 0}`;
  if (await waitReady(origin, READY_MS, supervised.gaveUp)) return;
  // `broken` reports a role that was given up.
  if (!supervised.gaveUp())
    throw new StartError(`The role ${supervised.role} does not answer at ${origin}/health/live.`);
  await new Promise<never>(() => undefined);
}

async function drain(supervised: readonly SupervisedRole[], front: Role): Promise<void> {
  const started = performance.now();
  await Promise.all(supervised.filter(({ role }) => role === front).map((role) => role.stop(FRONT_MS)));
  const left = Math.max(DRAIN_MS - (performance.now() - started), 500);
  await Promise.all(supervised.filter(({ role }) => role !== front).map((role) => role.stop(left)));
}
