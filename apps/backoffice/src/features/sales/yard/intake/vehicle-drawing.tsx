import { Box } from '@mantine/core';
import type { YardDamage } from '@patio/contract/sales/yard/intake-form.ts';
import type { DamageView, YardKind } from '@patio/domain/sales/yard/yard-checklist.ts';
import type { MouseEvent } from 'react';

const WIDTH = 320;
const HEIGHT = 150;

/** Outlines of the left side; the right side is the same one turned round. */
const SIDES: Readonly<Record<YardKind, string>> = {
  carro: 'M12 100 Q14 76 56 70 L96 40 Q104 34 130 34 H196 Q214 34 230 50 L250 70 Q300 74 308 96 V112 H12 Z',
  caminhao: 'M10 112 V60 Q10 40 30 40 H78 V20 H310 V112 Z M78 40 V112',
  onibus: 'M10 112 V34 Q10 22 24 22 H300 Q310 22 310 34 V112 Z M28 36 H300 V66 H28 Z',
  maquina: 'M60 112 V70 H130 V24 H210 V112 Z M210 50 L270 20 L306 90 M36 112 H240',
};
const WHEELS: Readonly<Record<YardKind, readonly number[]>> = {
  carro: [74, 246],
  caminhao: [46, 220, 270],
  onibus: [60, 250],
  maquina: [80, 190],
};
const FACES: Readonly<Record<'frente' | 'traseira' | 'teto', string>> = {
  frente: 'M90 124 V70 L112 34 H208 L230 70 V124 Z M112 44 H208 L222 70 H98 Z M100 92 H128 M192 92 H220',
  traseira:
    'M90 124 V70 L112 34 H208 L230 70 V124 Z M118 46 H202 L212 68 H108 Z M100 84 H124 M196 84 H220 M140 104 H180',
  teto: 'M20 40 Q20 26 40 26 H280 Q300 26 300 40 V110 Q300 124 280 124 H40 Q20 124 20 110 Z M96 36 L112 114 M230 36 L220 114',
};

interface Props {
  readonly kind: YardKind;
  readonly view: DamageView;
  readonly label: string;
  readonly damages: readonly YardDamage[];
  /** A place was tapped: shares of width and height. */
  readonly onTap: (x: number, y: number) => void;
}

/** A side of a vehicle on which damage is marked by a tap; its marks carry their numbers in the list. */
export function VehicleDrawing({ kind, view, label, damages, onTap }: Props) {
  const tap = (event: MouseEvent<SVGSVGElement>): void => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const share = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
    onTap(share((event.clientX - left) / width), share((event.clientY - top) / height));
  };
  const isSide = view === 'esquerda' || view === 'direita';
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      w="100%"
      bg="var(--surface)"
      onClick={tap}
      data-testid="vehicle-drawing"
    >
      <g
        fill="none"
        stroke="currentColor"
        strokeWidth={2.5}
        strokeLinejoin="round"
        transform={view === 'direita' ? `translate(${WIDTH} 0) scale(-1 1)` : undefined}
      >
        {isSide ? (
          <>
            <path d={SIDES[kind]} />
            {WHEELS[kind].map((x) => (
              <circle key={x} cx={x} cy={114} r={20} fill="var(--surface)" />
            ))}
          </>
        ) : (
          <path d={FACES[view]} />
        )}
      </g>
      {damages.map(({ vista, x, y }, at) =>
        vista === view ? (
          <g key={at}>
            <circle cx={x * WIDTH} cy={y * HEIGHT} r={11} fill="#c1121f" />
            <text
              x={x * WIDTH}
              y={y * HEIGHT + 4}
              fill="#fff"
              fontSize={12}
              fontWeight={700}
              textAnchor="middle"
            >
              {at + 1}
            </text>
          </g>
        ) : null,
      )}
    </Box>
  );
}
