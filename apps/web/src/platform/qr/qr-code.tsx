import { Skeleton } from '@patio/ui/states.tsx';
import { useEffect, useState } from 'react';

/** A QR code, drawn in this browser, dark on light in every theme so that cameras read it. */
export function QrCode({ content, label }: { content: string; label: string }) {
  const [modules, setModules] = useState<readonly (readonly boolean[])[] | null>(null);
  useEffect(() => {
    let current = true;
    const draw = async (): Promise<void> => {
      const { encodeQR } = await import('./encode-qr.ts');
      if (current) setModules(encodeQR(content));
    };
    void draw();
    return () => {
      current = false;
    };
  }, [content]);
  if (modules === null) return <Skeleton className="size-52 shrink-0" />;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shapeRendering="crispEdges"
      className="size-52 shrink-0 rounded-control bg-white"
    >
      <path d={pathOf(modules)} fill="#000" />
    </svg>
  );
}

function pathOf(modules: readonly (readonly boolean[])[]): string {
  return modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
