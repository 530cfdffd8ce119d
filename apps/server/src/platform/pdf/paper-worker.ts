import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { loadPaperFonts } from './load-paper-fonts.ts';
import type { Paper } from './paper.ts';
import type { Written } from './paper-thread.ts';
import { writePaper } from './write-paper.ts';

/** The thread of papers: writes one after the other. */

/** At a lower priority than the loop that decides bids, if the system has thread priorities. */
const priority = 15;

if (process.platform === 'linux') setPriority(0, priority);

const fonts = loadPaperFonts();

parentPort?.on('message', ({ id, paper }: { readonly id: number; readonly paper: Paper }) => {
  void answer(id, paper).then((written) => parentPort?.postMessage(written));
});

async function answer(id: number, paper: Paper): Promise<Written> {
  try {
    return { id, bytes: await writePaper(paper, await fonts) };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) };
  }
}
