import { Button, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';

const LOOK_MS = 250;

/** The part of the browser’s API that reads codes; the compiler does not know it yet. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

/** A reader of QR codes; null: this browser has none, and the code is typed. */
function detector(): Detector | null {
  const made: unknown = Reflect.get(globalThis, 'BarcodeDetector');
  if (typeof made !== 'function') return null;
  const found: unknown = Reflect.construct(made, [{ formats: ['qr_code'] }]);
  return isDetector(found) ? found : null;
}

function isDetector(value: unknown): value is Detector {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'detect') === 'function';
}

/** Reads a pickup code with the camera, where the browser can. */
export function ScanCode({ onCode }: { readonly onCode: (code: string) => void }) {
  const { yard: texts } = useTexts();
  const [reader] = useState(detector);
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  if (reader === null) return null;
  const found = (code: string): void => {
    setOpen(false);
    onCode(code);
  };
  return (
    <Stack gap="xs">
      <Button variant="default" size="md" onClick={() => setOpen(!open)}>
        {open ? texts.scanStop : texts.scan}
      </Button>
      {failed ? (
        <Text size="sm" role="alert">
          {texts.scanFailed}
        </Text>
      ) : null}
      {open ? (
        <Camera
          reader={reader}
          onCode={found}
          onFailure={() => {
            setOpen(false);
            setFailed(true);
          }}
        />
      ) : null}
    </Stack>
  );
}

interface CameraProps {
  readonly reader: Detector;
  readonly onCode: (code: string) => void;
  readonly onFailure: () => void;
}

function Camera({ reader, onCode, onFailure }: CameraProps) {
  const { yard: texts } = useTexts();
  const video = useRef<HTMLVideoElement>(null);
  const found = useEffectEvent(onCode);
  const failed = useEffectEvent(onFailure);
  useEffect(() => {
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setInterval> | undefined;
    let over = false;
    const look = async (): Promise<void> => {
      if (video.current === null) return;
      const [first] = await reader.detect(video.current).catch(() => []);
      if (first !== undefined && !over) found(first.rawValue);
    };
    const start = async (): Promise<void> => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (video.current === null || over) return stream.getTracks().forEach((track) => track.stop());
      video.current.srcObject = stream;
      await video.current.play();
      timer = setInterval(() => void look(), LOOK_MS);
    };
    start().catch(() => failed());
    return () => {
      over = true;
      clearInterval(timer);
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, [reader]);
  return <video ref={video} muted playsInline width="100%" aria-label={texts.scan} />;
}
