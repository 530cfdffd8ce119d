import type { IntakeForm } from '@patio/contract/sales/yard/intake-form.ts';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** How far an intake has come: being filled in, complete and to be sent, refused until the user decides, sent with all its photos. */
export type IntakeState = 'rascunho' | 'fila' | 'conflito' | 'enviada';

/** An intake as this device keeps it. */
export interface StoredIntake {
  /** Its id, by which the server takes it once. */
  readonly cliente: string;
  /** Who wrote it: no other user of the device sees or sends it. */
  readonly usuario: number;
  readonly estado: IntakeState;
  readonly form: IntakeForm;
  /** Its number, once the server has it. */
  readonly codigo: number | null;
  /** It is sent as an inspection of this vehicle. */
  readonly vistoriaDe: number | null;
  /** Why it was refused. */
  readonly problema: string | null;
  /** By the clock of the device, for the order of sending. */
  readonly em: number;
}

/** A photo of an intake. */
export interface StoredPhoto {
  readonly cliente: string;
  readonly entrada: string;
  /** Null: it is sent, and its bytes were given up. */
  readonly arquivo: Blob | null;
  readonly em: number;
}

/** A pickup place, as it was read last. */
export interface StoredPlace {
  readonly cidade: number;
  readonly nome: string;
}

interface Schema extends DBSchema {
  entradas: { key: string; value: StoredIntake; indexes: { usuario: number } };
  fotos: { key: string; value: StoredPhoto; indexes: { entrada: string } };
  locais: { key: number; value: readonly StoredPlace[] };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('patio-yard', 1, {
    upgrade(database) {
      database.createObjectStore('entradas', { keyPath: 'cliente' }).createIndex('usuario', 'usuario');
      database.createObjectStore('fotos', { keyPath: 'cliente' }).createIndex('entrada', 'entrada');
      database.createObjectStore('locais');
    },
  });
  return opened;
}

const listeners = new Set<() => void>();

/** Is called after every change of what is kept. Gives the function that ends it. */
export function onStored(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const changed = (): void => {
  for (const listener of listeners) listener();
};

/** The intakes of a user, in the order in which they were begun. */
export async function intakesOf(usuario: number): Promise<readonly StoredIntake[]> {
  const found = await (await open()).getAllFromIndex('entradas', 'usuario', usuario);
  return found.toSorted((one, other) => one.em - other.em);
}

/** The photos of an intake, in the order in which they were taken. */
export async function photosOf(entrada: string): Promise<readonly StoredPhoto[]> {
  const found = await (await open()).getAllFromIndex('fotos', 'entrada', entrada);
  return found.toSorted((one, other) => one.em - other.em);
}

/** Keeps an intake. */
export async function keepIntake(intake: StoredIntake): Promise<void> {
  await (await open()).put('entradas', intake);
  changed();
}

/**
 * Edits the form of an intake that is being filled in, as it is kept by then: a photo may be ready long after its user has typed on. Keeps the
 * intake first when it is new; one that is complete stays as it is.
 */
export async function editIntake(begun: StoredIntake, edit: (form: IntakeForm) => IntakeForm): Promise<void> {
  const transaction = (await open()).transaction('entradas', 'readwrite');
  const known = (await transaction.store.get(begun.cliente)) ?? begun;
  if (known.estado === 'rascunho') await transaction.store.put({ ...known, form: edit(known.form) });
  await transaction.done;
  changed();
}

/** Changes a kept intake; one that was discarded meanwhile stays away. */
export async function changeIntake(cliente: string, change: Partial<StoredIntake>): Promise<void> {
  const transaction = (await open()).transaction('entradas', 'readwrite');
  const known = await transaction.store.get(cliente);
  if (known !== undefined) await transaction.store.put({ ...known, ...change });
  await transaction.done;
  changed();
}

/** Keeps a photo. */
export async function keepPhoto(photo: StoredPhoto): Promise<void> {
  await (await open()).put('fotos', photo);
  changed();
}

/** Gives a photo up. */
export async function dropPhoto(cliente: string): Promise<void> {
  await (await open()).delete('fotos', cliente);
  changed();
}

/** Gives an intake up, with its photos. */
export async function dropIntake(cliente: string): Promise<void> {
  const database = await open();
  for (const { cliente: photo } of await photosOf(cliente)) await database.delete('fotos', photo);
  await database.delete('entradas', cliente);
  changed();
}

/** Keeps the pickup places of a user for when there is no connection. */
export async function keepPlaces(usuario: number, places: readonly StoredPlace[]): Promise<void> {
  await (await open()).put('locais', places, usuario);
}

/** The pickup places as a user read them last. */
export async function storedPlaces(usuario: number): Promise<readonly StoredPlace[]> {
  return (await (await open()).get('locais', usuario)) ?? [];
}
