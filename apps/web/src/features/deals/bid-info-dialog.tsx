import { automaticIncrement } from '@patio/domain/auctions/increments.ts';
import { groupThousands } from '@patio/domain/money/format-money.ts';
import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { useEffect, useState } from 'react';
import { useTexts } from '../../platform/i18n/texts.ts';

interface Props {
  /** Centavos. */
  readonly increments: readonly number[];
  readonly onClose: () => void;
}

/** How bidding works: the house's own text, or the default ones, with what an automatic bid adds and a worked example (DETL-14, DETL-15). */
export function BidInfoDialog({ increments, onClose }: Props) {
  const { deal, shell } = useTexts();
  const own = useBidInfo();
  const reais = Math.round(automaticIncrement(null, increments) / 100);
  const increment = `R$ ${groupThousands(String(reais))},00`;
  return (
    <Dialog
      wide
      title={deal.howItWorks}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <Button look="bid" onClick={onClose}>
          {shell.ok}
        </Button>
      }
    >
      <div className="prose max-w-2xl">
        {own === '' ? (
          <>
            <h3 className="text-ink">{deal.infoManualTitle}</h3>
            <p>{deal.infoManual}</p>
            <h3 className="text-ink">{deal.infoAutomaticTitle}</h3>
            <p>{deal.infoAutomatic(increment)}</p>
            <h3 className="text-ink">{deal.infoExampleTitle}</h3>
            <p>{deal.infoExample(increment)}</p>
            <p>{deal.softClose(null)}</p>
            <p>{deal.infoResult}</p>
          </>
        ) : (
          <>
            <p>{deal.infoAutomatic(increment)}</p>
            {/* The server cleans the texts of the house when they are saved. */}
            <div dangerouslySetInnerHTML={{ __html: own }} />
          </>
        )}
      </div>
    </Dialog>
  );
}

function useBidInfo(): string {
  const [html, setHtml] = useState('');
  useEffect(() => {
    let current = true;
    const load = async (): Promise<void> => {
      const { loadText } = await import('../content/public.ts');
      const text = await loadText('info_lance');
      if (current && text !== null) setHtml(text.html.trim());
    };
    void load();
    return () => {
      current = false;
    };
  }, []);
  return html;
}
