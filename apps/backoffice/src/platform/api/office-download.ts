import { addressOf } from '@patio/api-client/call.ts';
import { CallFailure } from '@patio/api-client/call-failure.ts';
import type { RouteDefinition } from '@patio/contract/route/define-route.ts';
import { noteSessionOver, renewSession } from '../session/session-store.ts';
import { officeFetch, parsed } from './office-send.ts';

type Values = Readonly<Record<string, string | number>>;

/** Saves the file that a call gives, under the name that the server says. Errors: `CallFailure`. */
export async function officeDownload(
  route: RouteDefinition,
  query: Readonly<Record<string, string>>,
  params: Values = {},
): Promise<void> {
  const response = await officeFile(route, addressOf(route.path, params, query));
  save(await response.blob(), nameIn(response.headers.get('content-disposition') ?? '') ?? route.name);
}

/** The file that a call gives, to be shown. Errors: `CallFailure`. */
export async function officeBlob(route: RouteDefinition, params: Values): Promise<Blob> {
  return (await officeFile(route, addressOf(route.path, params, {}))).blob();
}

async function officeFile(route: RouteDefinition, path: string): Promise<Response> {
  let response = await fetchFile(route, path);
  if (response.status === 401) {
    const renewal = await renewSession();
    if (renewal === 'over') noteSessionOver();
    if (renewal === 'renewed') response = await fetchFile(route, path);
  }
  if (response.ok) return response;
  throw new CallFailure(route.name, { status: response.status, json: parsed(await response.text()) });
}

async function fetchFile(route: RouteDefinition, path: string): Promise<Response> {
  try {
    return await officeFetch({ method: route.method, path, headers: {}, body: undefined });
  } catch {
    throw new CallFailure(route.name, { status: 0, json: undefined });
  }
}

function nameIn(disposition: string): string | undefined {
  return /filename="([^"]+)"/.exec(disposition)?.[1];
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
