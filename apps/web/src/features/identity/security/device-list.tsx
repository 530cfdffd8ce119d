import type { OpenSession } from '@patio/contract/identity/sessions/list-sessions.ts';
import { Button } from '@patio/ui/button.tsx';
import { Badge } from '@patio/ui/states.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { useState } from 'react';
import { useDates } from '../../../platform/i18n/dates.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { DeviceMark } from './device-mark.tsx';
import { SecuritySection } from './security-section.tsx';
import { useDevices } from './use-devices.ts';

/** Where the account is signed in, with a way to sign each device out (S-32). */
export function DeviceList({ sessions }: { sessions: readonly OpenSession[] }) {
  const { security: texts } = useTexts();
  const { shown, others, busy, said, end, endOthers } = useDevices(sessions);
  const [asking, setAsking] = useState(false);
  return (
    <SecuritySection title={texts.devices} text={texts.devicesText}>
      <ul className="mt-2 divide-y divide-line">
        {shown.map((session) => (
          <DeviceRow
            key={session.id}
            session={session}
            busy={busy === session.id}
            onEnd={() => end(session)}
          />
        ))}
      </ul>
      <p role="status" className="mt-2 text-sm text-ink-2">
        {said === '' && others.length === 0 ? texts.onlyThis : said}
      </p>
      {others.length < 2 ? null : (
        <Button className="mt-2" onClick={() => setAsking(true)} busy={busy === 'others'}>
          {texts.endOthers}
        </Button>
      )}
      {asking ? (
        <AskFirst
          count={others.length}
          onClose={() => setAsking(false)}
          onYes={() => {
            setAsking(false);
            void endOthers();
          }}
        />
      ) : null}
    </SecuritySection>
  );
}

function DeviceRow(props: { session: OpenSession; busy: boolean; onEnd: () => void }) {
  const { session, busy, onEnd } = props;
  const { security: texts } = useTexts();
  const { dateTime } = useDates();
  const lastUse = dateTime(Date.parse(session.ultimoUso));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <DeviceMark form={session.tipo} />
      <div className="min-w-0 grow basis-52">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {session.aparelho}
          {session.atual ? <Badge tone="ok">{texts.thisDevice}</Badge> : null}
        </p>
        <p className="text-sm text-ink-2">
          {texts.lastUse(lastUse)}
          {session.local === null ? null : ` · ${texts.place(session.local)}`}
        </p>
        <p className="text-sm text-ink-3">{texts.began(dateTime(Date.parse(session.inicio)))}</p>
      </div>
      {session.atual ? null : (
        <Button aria-label={texts.endName(session.aparelho, lastUse)} busy={busy} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}

function AskFirst(props: { count: number; onClose: () => void; onYes: () => void }) {
  const { security: texts, shell } = useTexts();
  return (
    <Dialog
      title={texts.endOthersTitle}
      closeLabel={shell.close}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose}>{texts.cancel}</Button>
          <Button look="danger" onClick={props.onYes}>
            {texts.end}
          </Button>
        </>
      }
    >
      <p>{texts.endOthersText(props.count)}</p>
    </Dialog>
  );
}
