import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Replaces this process by another program. Where the platform allows it, it keeps the process id, so signals reach the
 * program directly; elsewhere (Node before 22.15) it stays as a thin parent that passes signals on and
 * ends with the program's own exit code. Never returns.
 *
 * @param {string} command absolute path of the program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<never>}
 */
export async function becomeProcess(command, args, env) {
  if (typeof process.execve === 'function' && process.platform !== 'win32') {
    process.execve(command, [command, ...args], definedOnly(env));
  }
  process.exit(await runForeground(command, args, env));
}

/**
 * Runs a program on this terminal and answers its exit code (128 + number when a signal ended it).
 * Ctrl-C reaches the program from the terminal itself; every other signal is passed on.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [cwd]
 * @returns {Promise<number>}
 */
export function runForeground(command, args, env, cwd) {
  const child = spawn(command, args, { stdio: 'inherit', env, cwd });
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, pass);
  return new Promise((resolve) => {
    child.on('error', (error) => {
      process.stderr.write(`${command} could not be started: ${error.message}\n`);
      resolve(127);
    });
    child.on('exit', (code, signal) => {
      for (const name of signals) process.off(name, pass);
      resolve(signal === null ? (code ?? 1) : 128 + constants.signals[signal]);
    });
  });
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string>}
 */
function definedOnly(env) {
  /** @type {Record<string, string>} */
  const defined = {};
  for (const [name, value] of Object.entries(env)) if (value !== undefined) defined[name] = value;
  return defined;
}
