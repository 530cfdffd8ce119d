import { spawn } from 'node:child_process';
import { projectNode } from '../install/project-node.mjs';
import { projectRoot } from '../project-root.mjs';

/**
 * @typedef {import('./check-steps.mjs').CheckStep} CheckStep
 * @typedef {{ name: string, passed: boolean, milliseconds: number, output: string }} CheckResult
 */

/**
 * Runs the first steps one by one, then the others a few at a time, and prints one line for each as it ends, with its output when it failed.
 *
 * @param {CheckStep[]} steps
 * @param {{ atOnce?: number, print?: (text: string) => void }} [options]
 * @returns {Promise<CheckResult[]>} in the order of the steps
 */
export async function runChecks(steps, { atOnce = 2, print = (text) => process.stdout.write(text) } = {}) {
  /** @type {CheckResult[]} */
  const results = [];
  /** @param {CheckStep} step */
  const run = async (step) => {
    const result = await runStep(step);
    results[steps.indexOf(step)] = result;
    print(lineOf(step, result));
  };
  for (const step of steps.filter(({ first }) => first)) await run(step);
  const others = steps.filter(({ first }) => !first);
  let next = 0;
  const lane = async () => {
    for (let step = others[next++]; step !== undefined; step = others[next++]) await run(step);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}

/**
 * @param {CheckStep} step
 * @returns {Promise<CheckResult>}
 */
async function runStep(step) {
  const start = Date.now();
  let output = '';
  let passed = true;
  for (const command of step.commands) {
    const done = await capture(command);
    output += done.output;
    passed &&= done.code === 0;
  }
  return { name: step.name, passed, milliseconds: Date.now() - start, output };
}

/**
 * @param {string[]} command
 * @returns {Promise<{ code: number, output: string }>}
 */
function capture(command) {
  return new Promise((resolve) => {
    const child = spawn(projectNode, command, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 127, output: `${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * @param {CheckStep} step
 * @param {CheckResult} result
 */
function lineOf(step, result) {
  const seconds = `${(result.milliseconds / 1000).toFixed(1)} s`;
  const line = `${result.passed ? '✓' : '✗'} ${step.name} (${step.about}) ${seconds}\n`;
  return result.passed ? line : `${line}${result.output.trimEnd()}\n\n`;
}
