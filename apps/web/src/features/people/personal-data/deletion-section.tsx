import type { OpenDeal } from '@patio/contract/people/personal-data/get-personal-data.ts';
import { Button, buttonLook } from '@patio/ui/button.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import { ConfirmDialog } from '../../identity/second-steps/public.ts';
import { SecuritySection } from '../../identity/security/public.ts';
import { DeletionDone } from './deletion-done.tsx';
import type { PersonalData } from './load-personal-data.ts';
import { useDeletion } from './use-deletion.ts';

/** Deleting the account: what is deleted, what is kept and why, what prevents it, and the button. */
export function DeletionSection({ deletion }: { deletion: PersonalData['exclusao'] }) {
  const { personalData: texts } = useTexts();
  const { asking, done, open, close, confirm } = useDeletion();
  const { permitida, impedimentos, carenciaDias, confirmacao } = deletion;
  return (
    <SecuritySection title={texts.deletion} text={texts.deletionText(carenciaDias)}>
      <div className="mt-4 grid gap-5 sm:grid-cols-2">
        <Reasons title={texts.goes} items={texts.goesList} />
        <Reasons title={texts.stays} items={texts.staysList} />
      </div>
      <div className="mt-5">
        {permitida ? null : <Notice tone="warn">{texts.worksHere}</Notice>}
        {permitida && impedimentos.length > 0 ? <Obstacles deals={impedimentos} /> : null}
        {permitida && impedimentos.length === 0 ? (
          <Button look="danger" aria-haspopup="dialog" onClick={open}>
            {texts.deletionAsk}
          </Button>
        ) : null}
      </div>
      {asking ? (
        <ConfirmDialog
          title={texts.deletionTitle}
          text={texts.deletionConfirm(carenciaDias)}
          submitLabel={texts.deletionSubmit}
          look="danger"
          hasPassword={confirmacao === 'senha'}
          onClose={close}
          onConfirm={confirm}
        />
      ) : null}
      {done === null ? null : <DeletionDone request={done} />}
    </SecuritySection>
  );
}

function Reasons({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-sm text-ink-2">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

function Obstacles({ deals }: { deals: readonly OpenDeal[] }) {
  const { personalData: texts } = useTexts();
  const link = useLink();
  return (
    <Notice tone="warn">
      <p className="font-medium">{texts.blocked}</p>
      <ul className="mt-1">
        {deals.map(({ tipo, codigoOferta, titulo }) => (
          <li key={`${tipo}-${codigoOferta}`}>
            <Link
              to={link(`/oferta/${codigoOferta}`)}
              className="inline-flex min-h-11 items-center wrap-anywhere underline"
            >
              {texts.deals[tipo]}: {titulo}
            </Link>
          </li>
        ))}
      </ul>
      <Link to={link('/negociacao/')} className={`${buttonLook('quiet', 'small')} mt-2`}>
        {texts.toDeals}
      </Link>
    </Notice>
  );
}
