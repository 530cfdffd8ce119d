import { useEffect, useState } from 'react';

/** Whether this browser can make and use passkeys here. Null until it was asked: the server cannot know. */
export type PasskeyPlace = 'here' | 'elsewhere' | 'nowhere' | 'unsupported';

/** Asks the browser; `host` is the name at which the house's passkeys are good, null for none. */
export function usePasskeyPlace(host: string | null): PasskeyPlace | null {
  const [place, setPlace] = useState<PasskeyPlace | null>(null);
  useEffect(() => setPlace(placeOf(host)), [host]);
  return place;
}

function placeOf(host: string | null): PasskeyPlace {
  if (host === null) return 'nowhere';
  const { hostname } = window.location;
  if (hostname !== host && !hostname.endsWith(`.${host}`)) return 'elsewhere';
  return 'PublicKeyCredential' in window ? 'here' : 'unsupported';
}
