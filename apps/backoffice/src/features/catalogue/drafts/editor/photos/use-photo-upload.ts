import { readPhotoUpload } from '@patio/contract/catalogue/drafts/photos/read-photo-upload.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { officeBlob } from '../../../../../platform/api/office-download.ts';
import { failureText } from '../../../../../platform/feedback.ts';
import { useTexts } from '../../../../../platform/i18n/texts.ts';

interface PhotoUpload {
  /** Null until it was read. */
  readonly address: string | null;
  readonly failed: string | null;
  retry(): void;
}

/** An address of this page alone for the upload that a photo was made from. */
export function usePhotoUpload(draft: number, guid: string): PhotoUpload {
  const texts = useTexts();
  const [address, setAddress] = useState<string | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: [readPhotoUpload.name, draft, guid],
    queryFn: () => officeBlob(readPhotoUpload, { id: draft, guid }),
    refetchInterval: false,
    // It never changes, and is large.
    staleTime: Infinity,
    gcTime: 0,
  });
  useEffect(() => {
    if (data === undefined) return undefined;
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return { address, failed: error === null ? null : failureText(error, texts), retry: () => void refetch() };
}
