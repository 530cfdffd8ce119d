import { createHash } from 'node:crypto';
import type { Parameter, Statement } from './database.ts';

/** Collects the parameters of a statement whose text depends on the request. */
export class SqlText {
  readonly parameters: Parameter[] = [];

  /** Returns the placeholder: `$3`. Values never become part of the text. */
  add(value: Parameter): string {
    this.parameters.push(value);
    return `$${this.parameters.length}`;
  }
}

/** Maximum of prepared statements; a connection stores a plan for each of them. */
const preparedAtMost = 300;
const names = new Map<string, string>();

/**
 * Turns a composed text into a statement. The first few hundred texts are prepared under a name derived from them; later ones are planned
 * each time, so that nobody can fill the database's memory with unusual combinations.
 */
export function composed<Row>(text: string): Statement<Row> {
  const known = names.get(text);
  if (known !== undefined) return { name: known, text };
  if (names.size >= preparedAtMost) return { name: '', text };
  const name = `c_${createHash('sha1').update(text).digest('hex').slice(0, 20)}`;
  names.set(text, name);
  return { name, text };
}
