import { Icon } from '@patio/ui/icon.tsx';
import { Suspense, useState } from 'react';
import { useSession } from '../../../platform/session/session.tsx';
import { OwnVisit } from './own-visit.tsx';
import { useVisitTexts } from './visit-texts.ts';
import { LateVisitDialog } from './late-visit-dialog.ts';

/** The button that opens the booking of a visit, below those that the user has booked; a visitor is asked to sign in first. */
export function VisitTool({ code }: { readonly code: number }) {
  const texts = useVisitTexts();
  const { user, askToSignIn } = useSession();
  const [open, setOpen] = useState(false);
  const [booked, count] = useState(0);
  return (
    <>
      {user === null ? null : <OwnVisit code={code} booked={booked} />}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => (user === null ? askToSignIn() : setOpen(true))}
        className="no-print inline-flex min-h-11 items-center gap-2 self-start rounded-control border border-line-strong bg-surface px-3 text-sm font-medium hover:bg-sunken"
      >
        <Icon name="calendar" size={18} />
        {texts.title}
      </button>
      {open ? (
        <Suspense>
          <LateVisitDialog
            offer={code}
            visit={null}
            onClose={() => setOpen(false)}
            onDone={() => count(booked + 1)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
