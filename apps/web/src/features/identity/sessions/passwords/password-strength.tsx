import { useEffect, useState } from 'react';
import { useIdiom } from '../../../../platform/i18n/texts.ts';
import { strengthLevel } from './strength-level.ts';
import { strengthTextsEn } from '../texts/en.ts';
import { strengthTextsPt } from '../texts/ptbr.ts';

interface Props {
  readonly password: string;
  readonly personal: readonly string[];
  /** Of staff or a store: the server asks for a strong one. */
  readonly work: boolean;
}

/** Nobody needs an estimate for every key. */
const PAUSE_MS = 250;
const COLOURS = ['bg-danger', 'bg-danger', 'bg-warn', 'bg-ok'] as const;

/** How hard a password is to guess: advice that refuses nothing (rule 0.40). The estimate and its words are fetched with the first one. */
export function PasswordStrength({ password, personal, work }: Props) {
  const texts = useIdiom() === 'EN' ? strengthTextsEn : strengthTextsPt;
  const guesses = useGuesses(password, personal);
  if (guesses === null) return null;
  const level = strengthLevel(guesses);
  return (
    <div className="pt-3 text-sm" data-strength={level}>
      <p>
        {texts.label}: <strong>{texts.levels[level]}</strong>
      </p>
      <div aria-hidden="true" className="mt-1 flex gap-1">
        {COLOURS.map((_colour, step) => (
          <span
            key={step}
            className={`h-1.5 grow rounded-full ${step <= level ? COLOURS[level] : 'bg-line'}`}
          />
        ))}
      </div>
      {level === 3 ? null : <p className="mt-1 text-ink-2">{texts.advice}</p>}
      {level === 3 || !work ? null : <p className="mt-1 text-ink-2">{texts.work}</p>}
    </div>
  );
}

/** Null until it is known; without its words nothing is said. */
function useGuesses(password: string, personal: readonly string[]): number | null {
  const [guesses, setGuesses] = useState<number | null>(null);
  const known = personal.join('\n');
  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      void import('./estimate-guesses.ts').then(
        ({ estimateGuesses }) => {
          if (current) setGuesses(estimateGuesses(password, known.split('\n')));
        },
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [known, password]);
  return guesses;
}
