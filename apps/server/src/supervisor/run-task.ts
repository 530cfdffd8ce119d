import { spawn } from 'node:child_process';
import type { Command } from './role-command.ts';

/** A task in progress: `done` resolves to its exit code; `kill` ends it. */
export type Task = { done: Promise<number>; kill(): void };

/** Runs a task of the program in its own process, which frees its memory when it is done. */
export function runTask(command: Command): Task {
  const child = spawn(process.execPath, command.args, {
    env: command.env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  const done = new Promise<number>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
  return { done, kill: () => child.kill('SIGKILL') };
}
