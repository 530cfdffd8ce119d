import type { Send } from '@patio/api-client/call.ts';

/** Carries the calls of loaders, which the server makes in the product. Status 0: the API could not be reached. */
export const sendFromBrowser: Send = async (wire) => {
  try {
    const response = await fetch(`/api${wire.path}`, {
      method: wire.method,
      headers: { accept: 'application/json', 'content-type': 'application/json', ...wire.headers },
      ...(wire.body === undefined ? {} : { body: wire.body }),
      credentials: 'omit',
    });
    const text = await response.text();
    return { status: response.status, json: text === '' ? undefined : parse(text) };
  } catch {
    return { status: 0, json: undefined };
  }
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
