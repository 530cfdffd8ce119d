import { spawn, type ChildProcess } from 'node:child_process';
import type { Role } from '../config/config.ts';
import type { Command } from './role-command.ts';

const WINDOW_MS = 60_000;
const MOST_EXITS = 5;
const FIRST_DELAY_MS = 200;
const LONGEST_DELAY_MS = 5000;

/** A role that is restarted whenever it exits. */
export type SupervisedRole = {
  role: Role;
  pid(): number | undefined;
  /** Asks it to finish and waits; it is killed after `timeoutMs`. */
  stop(timeoutMs: number): Promise<void>;
  /** Ends it at once. */
  kill(): void;
  /** Whether it was given up. */
  gaveUp(): boolean;
};

/**
 * Runs a role in its own process and process group (Ctrl-C reaches only the supervisor). If it exits unexpectedly it is restarted, with
 * growing delays; after 5 exits within a minute `giveUp` is called with one sentence.
 */
export function superviseRole(options: {
  role: Role;
  command: Command;
  log: (line: string) => void;
  giveUp: (sentence: string) => void;
}): SupervisedRole {
  const { role, command, log, giveUp } = options;
  let child: ChildProcess | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopping = false;
  let lost = false;
  let exits: number[] = [];

  const ended = (how: string) => {
    child = null;
    if (stopping) return;
    const now = performance.now();
    exits = [...exits.filter((at) => now - at < WINDOW_MS), now];
    if (exits.length >= MOST_EXITS) {
      lost = true;
      giveUp(
        `The role ${role} ended ${MOST_EXITS} times within a minute (${how}): its own lines above say why.`,
      );
      return;
    }
    const delay = Math.min(FIRST_DELAY_MS * 2 ** (exits.length - 1), LONGEST_DELAY_MS);
    log(`the role ${role} ended (${how}); starting it again`);
    timer = setTimeout(start, delay);
  };
  const start = () => {
    child = spawn(process.execPath, command.args, {
      env: command.env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    });
    child.once('error', (error) => ended(error.message));
    child.once('exit', (code, signal) => ended(signal ?? `code ${code}`));
  };
  start();

  return {
    role,
    pid: () => child?.pid,
    gaveUp: () => lost,
    kill: () => child?.kill('SIGKILL'),
    stop: async (timeoutMs) => {
      stopping = true;
      clearTimeout(timer);
      if (child !== null) await finish(child, timeoutMs);
    },
  };
}

async function finish(child: ChildProcess, timeoutMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  await gone;
  clearTimeout(timer);
}
