const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The address of the stored photo of a store: a file of the media folder by its name, anything else as it is. */
export function photoAddress(photo: string | null): string | null {
  return photo === null || /^(\/|https?:)/.test(photo) ? photo : `/media/${photo}`;
}

/** The guid of the stored photo of a store; null: it has none, or a picture at another address. */
export function photoGuid(photo: string | null): string | null {
  return photo !== null && GUID.test(photo) ? photo : null;
}
