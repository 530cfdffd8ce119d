import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const module = new URL('./become-process.mjs', import.meta.url).href;
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'patio run '));
  writeFileSync(
    join(folder, 'program.mjs'),
    `process.on('SIGTERM', () => setTimeout(() => { console.log('drained'); process.exit(7); }, 100));
     setTimeout(() => {}, 10_000);
     console.log('ready', process.pid);`,
  );
  const start = `[${JSON.stringify(join(folder, 'program.mjs'))}], process.env`;
  writeFileSync(
    join(folder, 'become.mjs'),
    `import { becomeProcess } from '${module}'; await becomeProcess(process.execPath, ${start});`,
  );
  writeFileSync(
    join(folder, 'parent.mjs'),
    `import { runForeground } from '${module}'; process.exit(await runForeground(process.execPath, ${start}));`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts a program, ends it with SIGTERM once it is ready, and answers what it said and how it ended. */
async function startAndEnd(
  name: string,
): Promise<{ child: ChildProcess; output: string; code: number | null }> {
  const child = spawn(process.execPath, [join(folder, name)], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.includes('ready') && !child.killed) child.kill('SIGTERM');
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, output, code };
}

describe('going on as another program', () => {
  it('keeps the process, so that signals need no passing on', async () => {
    const { child, output, code } = await startAndEnd('become.mjs');
    expect(output).toBe(`ready ${child.pid}\ndrained\n`);
    expect(code).toBe(7);
  });

  it('elsewhere passes signals on, waits until the program has drained and ends with its code', async () => {
    const { child, output, code } = await startAndEnd('parent.mjs');
    expect(output).toMatch(/^ready \d+\ndrained\n$/);
    expect(output).not.toContain(`ready ${child.pid}\n`);
    expect(code).toBe(7);
  });
});
