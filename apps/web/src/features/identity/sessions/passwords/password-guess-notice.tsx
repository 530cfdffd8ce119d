import { listMostUsedPasswords } from '@patio/contract/identity/sessions/list-most-used-passwords.ts';
import { passwordGuess } from '@patio/domain/validation/password-guess.ts';
import { Icon } from '@patio/ui/icon.tsx';
import { useEffect, useState } from 'react';
import { browserCall } from '../../../../platform/api/browser-api.ts';
import { useIdiom } from '../../../../platform/i18n/texts.ts';
import { guessTextsEn } from '../texts/en.ts';
import { guessTextsPt } from '../texts/ptbr.ts';

const NONE: ReadonlySet<string> = new Set();
let list: Promise<ReadonlySet<string>> | undefined;

/** The list that the server goes by, once; the password itself is not sent. Without it the server still refuses what is on it. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= browserCall(listMostUsedPasswords, {}).then(
    (words) => new Set(words),
    () => {
      list = undefined;
      return NONE;
    },
  );
  return list;
}

/** Says that a password is easy to guess, although it meets all rules; nothing for a better one. `personal`: what is known of the person. */
export function PasswordGuessNotice({
  password,
  personal,
}: {
  readonly password: string;
  readonly personal: readonly string[];
}) {
  const [common, setCommon] = useState(NONE);
  const words = useIdiom() === 'EN' ? guessTextsEn : guessTextsPt;
  useEffect(() => {
    let here = true;
    void commonPasswords().then((known) => here && setCommon(known));
    return () => {
      here = false;
    };
  }, []);
  const guess = passwordGuess(password, { common, personal });
  return guess === null ? null : (
    <p className="mt-2 flex items-start gap-2 text-sm text-danger">
      <Icon name="alert" size={18} className="mt-px shrink-0" />
      {words[guess]}
    </p>
  );
}
