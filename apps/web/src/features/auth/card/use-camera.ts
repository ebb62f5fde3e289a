import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type CameraTrouble, openCamera, troubleOf } from './camera.ts';
import { codeReader } from './read-code.ts';

/** Between two looks: a card is held still for longer, and a slow device must draw in between. */
const PAUSE_MS = 150;

export type CameraState = 'starting' | 'live' | CameraTrouble;

/** Shows the camera in a video and tells every code that comes before it, until the component goes. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onCode: (text: string) => void,
): CameraState {
  const [state, setState] = useState<CameraState>('starting');
  const tell = useEffectEvent(onCode);
  useEffect(() => {
    const gone = new AbortController();
    void watch(video, gone.signal, setState, (text) => tell(text));
    return () => gone.abort();
  }, [video]);
  return state;
}

async function watch(
  { current: video }: RefObject<HTMLVideoElement | null>,
  gone: AbortSignal,
  onState: (state: CameraState) => void,
  onCode: (text: string) => void,
): Promise<void> {
  if (video === null) return;
  try {
    const stream = await openCamera();
    const stop = () => stream.getTracks().forEach((track) => track.stop());
    if (gone.aborted) return stop();
    gone.addEventListener('abort', stop);
    video.srcObject = stream;
    await video.play();
    onState('live');
    const read = await codeReader();
    while (!gone.aborted) {
      const text = await read(video);
      if (text !== null && !gone.aborted) onCode(text);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  } catch (error) {
    // The end of the component also interrupts the beginning of the video.
    if (!gone.aborted) onState(troubleOf(error));
  }
}
