/** To whom a notification goes, as it is chosen. */
export interface Recipients {
  readonly way: 'conta' | 'grupo' | 'todos';
  readonly account: string;
  readonly profile: string | null;
  readonly state: string | null;
  readonly category: string | null;
}

/** The same as calls name it. */
export interface Destination {
  readonly conta?: number;
  readonly todos?: true;
  readonly perfil?: number;
  readonly estado?: string;
  readonly categoria?: number;
}

/** What was chosen in the form of calls; null: nothing that calls accept. */
export function destinationOf({ way, account, profile, state, category }: Recipients): Destination | null {
  if (way === 'todos') return { todos: true };
  if (way === 'conta') return /^[1-9]\d{0,14}$/.test(account.trim()) ? { conta: Number(account) } : null;
  if (profile === null && state === null && category === null) return null;
  return {
    ...(profile === null ? {} : { perfil: Number(profile) }),
    ...(state === null ? {} : { estado: state }),
    ...(category === null ? {} : { categoria: Number(category) }),
  };
}
