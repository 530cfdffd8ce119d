import { apiFetch } from '../../../platform/api/api-fetch.ts';

interface Report {
  readonly code: string;
  readonly name: string;
}

/** Downloads a report and saves it under its name; false when there is none. */
export async function saveReport({ code, name }: Report): Promise<boolean> {
  const response = await apiFetch(`/offer/laudo/${code}`).catch(() => null);
  if (response === null || !response.ok) return false;
  const file = await response.blob().catch(() => null);
  if (file === null) return false;
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return true;
}
