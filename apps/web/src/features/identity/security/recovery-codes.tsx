import { Button } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';

/** Recovery codes, this one time, with ways to keep them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { secondSteps: texts } = useTexts();
  const [said, setSaid] = useState('');
  const whole = `${codes.join('\n')}\n`;
  const copy = async (): Promise<void> => {
    const copied = await navigator.clipboard.writeText(whole).then(
      () => true,
      () => false,
    );
    setSaid(copied ? texts.copied : texts.copyFailed);
  };
  return (
    <div className="flex flex-col gap-4">
      <p>{texts.codesText}</p>
      <ul
        aria-label={texts.codesTitle}
        className="grid grid-cols-1 gap-x-6 gap-y-1.5 rounded-control bg-sunken p-4 font-mono text-ink min-[400px]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void copy()}>{texts.copy}</Button>
        <Button onClick={() => download(whole, texts.fileName)}>
          <Icon name="file" size={18} />
          {texts.download}
        </Button>
      </div>
      <p role="status" className="text-sm empty:hidden">
        {said}
      </p>
    </div>
  );
}

function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
