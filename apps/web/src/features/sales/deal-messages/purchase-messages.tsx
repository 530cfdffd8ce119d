import type { OwnConversation } from '@patio/contract/sales/deal-messages/own-conversation.ts';
import { useEffect, useRef } from 'react';
import { Conversation } from './conversation.tsx';
import { useMessageTexts } from './message-texts.ts';

/** The section of a purchase in which its buyer and who sells write to each other. */
export function PurchaseMessages({ code }: { readonly code: number }) {
  return <Messages which={{ tipo: 'compra', id: code }} />;
}

/** The same about a proposal on an offer. */
export function OfferMessages({ code }: { readonly code: number }) {
  return <Messages which={{ tipo: 'oferta', id: code }} />;
}

function Messages({ which }: { readonly which: OwnConversation }) {
  const texts = useMessageTexts();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // A notification leads here; the section was not there when the browser looked for it.
    if (location.hash === '#mensagens') section.current?.scrollIntoView();
  }, []);
  return (
    <section
      ref={section}
      id="mensagens"
      aria-labelledby="mensagens-titulo"
      className="no-print scroll-mt-20 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5"
    >
      <h2 id="mensagens-titulo" className="mb-2 text-lg font-semibold">
        {texts.title}
      </h2>
      <Conversation which={which} />
    </section>
  );
}
