/** Why there is no picture: forbidden by the person, no camera (or no safe connection), or one that does not start. */
export type CameraTrouble = 'denied' | 'missing' | 'busy';

/** The camera that looks away from the person, where there are two. @throws whatever the browser says */
export async function openCamera(): Promise<MediaStream> {
  // Absent on pages served by plain http, whatever its type says.
  if (!('mediaDevices' in navigator)) throw new DOMException('No safe connection', 'NotFoundError');
  return await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
}

/** What the browser's refusal of a camera means. */
export function troubleOf(error: unknown): CameraTrouble {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy';
}
