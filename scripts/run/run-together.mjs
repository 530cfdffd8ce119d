import { spawn } from 'node:child_process';

/**
 * @typedef {{ args: string[], env: NodeJS.ProcessEnv, cwd: string }} Program
 */

/**
 * Runs programs side by side on this terminal until one ends; then asks the others to end too.
 *
 * @param {string} command absolute path of the program that runs them all (Node)
 * @param {Program[]} programs
 * @returns {Promise<number>} exit code of the first that ended
 */
export async function runTogether(command, programs) {
  const children = programs.map(({ args, env, cwd }) => spawn(command, args, { stdio: 'inherit', env, cwd }));
  const ends = children.map(
    (child) =>
      new Promise((resolve) => {
        child.on('error', () => resolve(127));
        child.on('exit', (code) => resolve(code ?? 0));
      }),
  );
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => children.forEach((child) => child.kill(signal));
  // Ctrl-C reaches the children from the terminal; without one it has to be passed on.
  process.on('SIGINT', () => process.stdin.isTTY || pass('SIGINT'));
  process.on('SIGTERM', pass);
  process.on('SIGHUP', pass);
  const first = await Promise.race(ends);
  pass('SIGTERM');
  await Promise.all(ends);
  return first;
}
