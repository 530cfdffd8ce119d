import type { Passkey } from '@patio/contract/identity/passkeys/passkey.ts';
import { Button } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { Badge, Notice } from '@patio/ui/states.tsx';
import { useDates } from '../../../platform/i18n/dates.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { Passkeys } from './load-security.ts';
import { PasskeyDialogs } from './passkey-dialogs.tsx';
import { usePasskeyPlace, type PasskeyPlace } from './passkey-place.ts';
import { SecuritySection } from './security-section.tsx';
import { usePasskeys } from './use-passkeys.ts';

interface Props {
  readonly passkeys: Passkeys;
  readonly hasPassword: boolean;
  /** How this device is called, as a first name for its passkey. */
  readonly deviceName: string;
}

/** The passkeys of the account: added, named and removed by their owner. */
export function PasskeySection({ passkeys, hasPassword, deviceName }: Props) {
  const { secondSteps: texts } = useTexts();
  const { data, dominio } = passkeys;
  const place = usePasskeyPlace(dominio);
  const change = usePasskeys(dominio);
  return (
    <SecuritySection title={texts.keys} text={texts.keysText}>
      {data.length === 0 ? (
        <p className="mt-4 text-ink-2">{texts.keysEmpty}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {data.map((passkey) => (
            <PasskeyRow
              key={passkey.codigo}
              passkey={passkey}
              onRename={() => change.open({ kind: 'rename', passkey })}
              onRemove={() => change.open({ kind: 'remove', passkey })}
            />
          ))}
        </ul>
      )}
      <p role="status" className="my-2 text-sm text-ink-2 empty:hidden">
        {change.said}
      </p>
      <WhereNot place={place} host={dominio} />
      {place === null || place === 'here' ? (
        <Button
          look="bid"
          className="needs-script mt-3"
          disabled={place === null}
          onClick={() => change.open({ kind: 'add' })}
        >
          <Icon name="key" size={18} />
          {texts.addKey}
        </Button>
      ) : null}
      <PasskeyDialogs change={change} hasPassword={hasPassword} deviceName={deviceName} />
    </SecuritySection>
  );
}

function WhereNot({ place, host }: { place: PasskeyPlace | null; host: string | null }) {
  const { secondSteps: texts } = useTexts();
  if (place === 'unsupported') return <Notice tone="plain">{texts.keysUnsupported}</Notice>;
  if (place === 'nowhere') return <Notice tone="plain">{texts.keysNowhere}</Notice>;
  if (place === 'elsewhere') return <Notice tone="plain">{texts.keysElsewhere(host ?? '')}</Notice>;
  return null;
}

function PasskeyRow(props: { passkey: Passkey; onRename: () => void; onRemove: () => void }) {
  const { nome, sincronizada, dataCriacao, ultimoUso } = props.passkey;
  const { secondSteps: texts } = useTexts();
  const { date, dateTime } = useDates();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken text-ink-2">
        <Icon name="key" />
      </span>
      <div className="min-w-0 grow basis-52">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {nome}
          {sincronizada ? <Badge>{texts.keySynced}</Badge> : null}
        </h3>
        <p className="text-sm text-ink-2">
          {ultimoUso === null ? texts.keyNeverUsed : texts.keyUsed(dateTime(Date.parse(ultimoUso)))}
        </p>
        <p className="text-sm text-ink-3">{texts.keyCreated(date(Date.parse(dataCriacao)))}</p>
      </div>
      <div className="needs-script flex flex-wrap gap-2">
        <Button aria-label={texts.renameKey(nome)} onClick={props.onRename}>
          {texts.rename}
        </Button>
        <Button aria-label={texts.removeKey(nome)} onClick={props.onRemove}>
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}
