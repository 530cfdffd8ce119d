import { spawn } from 'node:child_process';

/** Who a program runs as; null = as this process. */
export type Owner = { uid: number; gid: number } | null;

/** Runs a program to its end. Returns its exit code (-1 = could not start) and what it wrote. */
export function runProgram(
  file: string,
  args: readonly string[],
  owner: Owner = null,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(file, [...args], { cwd: '/', stdio: ['ignore', 'pipe', 'pipe'], ...owner });
    let output = '';
    const append = (chunk: Buffer) => {
      output = `${output}${chunk.toString('utf8')}`.slice(-8000);
    };
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    child.on('error', (error) => resolve({ code: -1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? -1, output }));
  });
}
