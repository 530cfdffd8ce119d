type Field = HTMLInputElement | HTMLTextAreaElement;

/** Of inputs, those that hold words: what is ticked or chosen is done again in a moment. */
const WORDS = new Set(['text', 'email', 'tel', 'number', 'date']);

function isWritten(target: EventTarget): target is Field {
  if (target instanceof HTMLTextAreaElement) return !target.readOnly;
  return target instanceof HTMLInputElement && WORDS.has(target.type) && !target.readOnly;
}

/** The fields of one panel or dialog that were entered, with what stood in them before. */
export class TypedFields {
  readonly #before = new Map<Field, string>();

  /** Remembers what stands in a field when it is entered first. */
  enter(target: EventTarget): void {
    if (isWritten(target) && !this.#before.has(target)) this.#before.set(target, target.value);
  }

  /** What stands in the fields now is saved, or given up; `only`: in those of one form. */
  settle(only: HTMLFormElement | null = null): void {
    for (const field of this.#before.keys())
      if (only === null || field.form === only) this.#before.set(field, field.value);
  }

  /** Whether something was typed that closing the panel would lose. */
  get unsaved(): boolean {
    return [...this.#before].some(
      ([field, before]) =>
        field.isConnected && field.value.trim() !== '' && field.value.trim() !== before.trim(),
    );
  }
}

const opened = new Set<TypedFields>();
let settled = 0;

/** Follows the fields of a panel until the returned function is called. */
export function follow(fields: TypedFields): () => void {
  opened.add(fields);
  return () => opened.delete(fields);
}

/** An action of the user was done: what was typed for it is saved. A form beside it, which has its own button, is not. */
export function settleTyped(): void {
  settled += 1;
  const form = document.activeElement?.closest('form') ?? null;
  for (const fields of opened) fields.settle(form);
}

/** How often an action of the user was done. */
export function timesSettled(): number {
  return settled;
}

/** Whether any open panel holds something unsaved. */
export function isAnythingTyped(): boolean {
  return [...opened].some(({ unsaved }) => unsaved);
}
