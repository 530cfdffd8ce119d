const STORE = 'patio';
const KEYS = 'chaves';
const KEY = 'rascunho';
const PREFIX = 'patio.selado.';

/**
 * Keeps what must not be in browser storage in plain text: it is encrypted with a key that no script can extract, and ends with the tab or
 * with signing out. If the browser supports neither, nothing is stored.
 */
export async function storeSealed(name: string, value: unknown): Promise<void> {
  try {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const text = new TextEncoder().encode(JSON.stringify(value));
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await sealingKey(), text);
    sessionStorage.setItem(PREFIX + name, `${base64(iv)}.${base64(new Uint8Array(sealed))}`);
  } catch {
    // Has to be typed again after a reload, as before.
  }
}

/** The value stored under a name; null without anything that this browser can decrypt. */
export async function readSealed(name: string): Promise<unknown> {
  try {
    const [iv, sealed] = (sessionStorage.getItem(PREFIX + name) ?? '').split('.').map(bytes);
    if (iv === undefined || sealed === undefined) return null;
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await sealingKey(), sealed);
    return JSON.parse(new TextDecoder().decode(text));
  } catch {
    return null;
  }
}

/** Deletes it: submitted, or discarded. */
export function dropSealed(name: string): void {
  sessionStorage.removeItem(PREFIX + name);
}

let key: Promise<CryptoKey> | undefined;

function sealingKey(): Promise<CryptoKey> {
  key ??= loadKey();
  return key;
}

async function loadKey(): Promise<CryptoKey> {
  const database = await settled(openStore());
  const known: unknown = await settled(database.transaction(KEYS).objectStore(KEYS).get(KEY));
  if (known instanceof CryptoKey) return known;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  await settled(database.transaction(KEYS, 'readwrite').objectStore(KEYS).put(made, KEY));
  return made;
}

function openStore(): IDBOpenDBRequest {
  const opening = indexedDB.open(STORE, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(KEYS));
  return opening;
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
  });
}

const base64 = (data: Uint8Array): string => btoa(String.fromCharCode(...data));
const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
