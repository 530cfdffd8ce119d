import { apiFetch } from './api-fetch.ts';
import { refresh } from './browser-api.ts';

const LATER_MS = 60_000;

/** Downloads a file that is accessible only to its owner, under a given name. False if it failed. */
export async function downloadFile(path: string, name: string): Promise<boolean> {
  const first = await ask(path);
  const reply = first?.status === 401 && (await refresh()) ? await ask(path) : first;
  if (reply === null || !reply.ok) return false;
  const address = URL.createObjectURL(await reply.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), LATER_MS);
  return true;
}

async function ask(path: string): Promise<Response | null> {
  return apiFetch(path).catch(() => null);
}
