import { Button } from '@patio/ui/button.tsx';
import { Icon, type IconName } from '@patio/ui/icon.tsx';
import { useState, type FormEvent } from 'react';
import { ScriptForm } from '../../../../platform/forms/script-form.tsx';
import { useTexts } from '../../../../platform/i18n/texts.ts';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

interface Props<Value extends string> {
  readonly question: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value | null;
  readonly onChoose: (value: Value) => void;
  readonly onNext: (value: Value) => void;
  /** Null on the first screen (SIGN-04). */
  readonly onBack: (() => void) | null;
}

/** A question with a card for each answer; one is chosen, and Next goes on (SIGN-05, SIGN-07). */
export function ChoiceCards<Value extends string>(props: Props<Value>) {
  const { question, choices, chosen, onChoose, onNext, onBack } = props;
  const { signUp } = useTexts();
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const choice = choices.find(({ value }) => value === chosen);
    setMissing(choice === undefined);
    if (choice !== undefined) onNext(choice.value);
  };
  return (
    <ScriptForm onSubmit={submit} noValidate>
      <fieldset>
        <legend className="mb-4 text-lg font-semibold">{question}</legend>
        <div className={`grid gap-3 ${choices.length > 2 ? 'md:grid-cols-3' : 'md:grid-cols-2'}`}>
          {choices.map(({ value, icon, title, text }) => (
            <label
              key={value}
              className="relative flex cursor-pointer items-start gap-4 rounded-card border-2 border-line-strong bg-surface p-4 hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent md:flex-col md:gap-3 md:p-5"
            >
              <input
                type="radio"
                name="choice"
                value={value}
                checked={value === chosen}
                onChange={() => {
                  setMissing(false);
                  onChoose(value);
                }}
                className="sr-only"
              />
              <span
                className={`grid size-11 shrink-0 place-items-center rounded-full text-accent-strong ${value === chosen ? 'bg-surface' : 'bg-accent-soft'}`}
              >
                <Icon name={icon} size={24} />
              </span>
              <Icon
                name="check"
                className={`absolute top-3 right-3 text-accent-strong ${value === chosen ? '' : 'invisible'}`}
              />
              <span className="pr-5">
                <span className="block font-semibold">{title}</span>
                <span className="mt-1 block text-sm text-ink-2">{text}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {missing ? (
        <p role="alert" className="mt-3 text-sm text-danger">
          {signUp.chooseOne}
        </p>
      ) : null}
      <div className="mt-6 flex flex-wrap justify-between gap-3 border-t border-line pt-5">
        {onBack === null ? <span /> : <Button onClick={onBack}>{signUp.previous}</Button>}
        <Button look="bid" size="large" type="submit" className="max-sm:w-full">
          {signUp.next}
        </Button>
      </div>
    </ScriptForm>
  );
}
