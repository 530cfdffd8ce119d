import { newCall } from './new-call.mjs';
import { newFacet } from './new-facet.mjs';
import { newMail } from './new-mail.mjs';
import { newScreen } from './new-screen.mjs';
import { writeAll } from './write-all.mjs';

const USAGE = `Usage:
  npm run new -- call AREA/FEATURE NAME             trading/auctions get-closing-time
  npm run new -- screen AREA/FEATURE NAME ADDRESS   people/accessibility help ajuda
  npm run new -- mail GROUP NAME                    trading deposit-returned
  npm run new -- facet KEY COLUMN FIELD             bodies body carroceria`;

/** What stands for a call, a screen or a mail in files and addresses. */
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** What stands for a facet in the code and the database. */
const WORD = /^[a-z]+$/;

/**
 * @typedef {{ files: Record<string, string>, edits: Record<string, (text: string) => string>, next: string[] }} Made
 * New files by path, changes to files that are there, and what is left to do by hand.
 */

/**
 * Writes what the arguments ask for below a root and answers the paths and what comes next. Throws a sentence for people, and has written nothing, when
 * the arguments are wrong, when a file is there already or when a place for a line is not found.
 *
 * @param {string} root
 * @param {string[]} args
 * @returns {{ written: string[], next: string[] }}
 */
export function makeNew(root, args) {
  const [kind = '', ...rest] = args;
  const made = makeKind(root, kind, rest);
  if (made === null) throw new Error(USAGE);
  return { written: writeAll(root, made), next: made.next };
}

/**
 * @param {string} root
 * @param {string} kind
 * @param {string[]} rest
 * @returns {Made | null}
 */
function makeKind(root, kind, rest) {
  if (kind === 'facet') {
    const [key = '', column = '', field = ''] = rest;
    return rest.length === 3 && rest.every((word) => WORD.test(word))
      ? newFacet(root, { key, column, field })
      : null;
  }
  const [place = '', name = '', address = ''] = rest;
  if (!NAME.test(name) || rest.length !== (kind === 'screen' ? 3 : 2)) return null;
  if (kind === 'mail') return newMail(root, place, name);
  if (kind === 'call') return newCall(root, place, name);
  return kind === 'screen' ? newScreen(root, { place, name, address }) : null;
}
