import { createImage } from '@mindhero/contract/image';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { fileFaultOf } from '../../../entities/homework/file-faults.ts';
import { forgetMaterials } from '../../../entities/material/materials.ts';
import { call } from '../../../platform/client.ts';
import { describeFailure } from '../../../platform/failures.ts';
import { changed, isDescribed, isOpen, type Upload, type UploadState, withFiles } from './uploads.ts';

/** Sends images one after the other, so that each tells how far it has come; what is refused leaves the others. */
export function useUploads() {
  const queries = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [isSending, setSending] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    // In development React mounts it twice.
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const setState = (key: number, state: UploadState) =>
    setUploads((before) => changed(before, key, { state }));

  /** False where no answer came: whoever sends it again means the same, as long as nothing else was sent in between. */
  async function isAnswered({ key, file, name, alternative }: Upload, signal: AbortSignal): Promise<boolean> {
    setState(key, { kind: 'sending', sent: 0 });
    try {
      await call(createImage, {
        query: { name: name.trim(), alternative: alternative.trim() },
        body: file,
        signal,
        onProgress: (sent) => setState(key, { kind: 'sending', sent }),
      });
      setState(key, { kind: 'done' });
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      const fault = fileFaultOf(error);
      setState(
        key,
        fault === null
          ? { kind: 'failed', reason: describeFailure('create', 'image', error) }
          : { kind: 'refused', fault },
      );
      return fault !== null;
    }
  }

  async function send() {
    setAsked(true);
    const open = uploads.filter(isOpen);
    if (open.length === 0 || !open.every(isDescribed)) return;
    setSending(true);
    const { signal } = leaving.current;
    for (const upload of open) {
      if (!(await isAnswered(upload, signal))) break;
    }
    if (signal.aborted) return;
    setSending(false);
    await forgetMaterials(queries);
  }

  return {
    uploads,
    isSending,
    /** It was asked to send them: what lacks its words is blamed from then on. */
    isAsked,
    add: (files: readonly File[]) => setUploads((before) => withFiles(before, files)),
    change: (key: number, change: Partial<Pick<Upload, 'name' | 'alternative'>>) =>
      setUploads((before) => changed(before, key, change)),
    remove: (key: number) => setUploads((before) => before.filter((upload) => upload.key !== key)),
    send: () => void send(),
  };
}
